struct NotAFormula: Error {}

/// The value of a formula such as "3 * (2 + 4) - 1".

func total(of formula: String) throws -> Int {
  var rest = formula[...]

  func take(_ character: Character) -> Bool {
    rest = rest.drop { $0 == " " }
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  func factor() throws -> Int {
    if take("(") {
      let value = try sum()
      guard take(")") else { throw NotAFormula() }
      return value
    }
    let digits = rest.prefix { $0.isNumber }
    guard let value = Int(digits) else { throw NotAFormula() }
    rest = rest.dropFirst(digits.count)
    return value
  }

  func product() throws -> Int {
    let left = try factor()
    return take("*") ? left * (try product()) : left
  }

  func sum() throws -> Int {
    let left = try product()
    if take("+") { return left + (try sum()) }
    if take("-") { return left - (try sum()) }
    return left
  }

  let value = try sum()
  rest = rest.drop { $0 == " " }
  guard rest.isEmpty else { throw NotAFormula() }
  return value
}
