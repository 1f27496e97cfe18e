struct NotAFormula: Error {}

/// The value of a formula such as "3 * (2 + 4) - 1".

func total(of formula: String) throws -> Int {
  var rest = formula[...]

  func peek() -> Character? {
    rest = rest.drop { $0 == " " }
    return rest.first
  }

  func operand() throws -> Int {
    if peek() == "(" {
      rest.removeFirst()
      let value = try chain()
      guard peek() == ")" else { throw NotAFormula() }
      rest.removeFirst()
      return value
    }
    let digits = rest.prefix { $0.isNumber }
    guard let value = Int(digits) else { throw NotAFormula() }
    rest = rest.dropFirst(digits.count)
    return value
  }

  func chain() throws -> Int {
    var value = try operand()
    while let symbol = peek(), "+-*".contains(symbol) {
      rest.removeFirst()
      let right = try operand()
      switch symbol {
      case "+": value += right
      case "-": value -= right
      default: value *= right
      }
    }
    return value
  }

  let value = try chain()
  guard peek() == nil else { throw NotAFormula() }
  return value
}
