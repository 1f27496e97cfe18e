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
    var value = try factor()
    while take("*") { value *= try factor() }
    return value
  }

  func sum() throws -> Int {
    var value = try product()
    while true {
      if take("+") {
        value += try product()
      } else if take("-") {
        value -= try product()
      } else {
        return value
      }
    }
  }

  return try sum()
}
