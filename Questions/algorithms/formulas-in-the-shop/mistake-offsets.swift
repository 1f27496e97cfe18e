struct NotAFormula: Error {}

/// The value of a formula such as "3 * (2 + 4) - 1".

func total(of formula: String) throws -> Int {
  let length = formula.count
  var position = 0

  func peek() -> Character? {
    guard position < length else { return nil }
    return formula[formula.index(formula.startIndex, offsetBy: position)]
  }

  func take(_ character: Character) -> Bool {
    while peek() == " " { position += 1 }
    guard peek() == character else { return false }
    position += 1
    return true
  }

  func factor() throws -> Int {
    if take("(") {
      let value = try sum()
      guard take(")") else { throw NotAFormula() }
      return value
    }
    guard var value = peek()?.wholeNumberValue else { throw NotAFormula() }
    position += 1
    while let digit = peek()?.wholeNumberValue {
      value = value * 10 + digit
      position += 1
    }
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

  let value = try sum()
  while peek() == " " { position += 1 }
  guard position == length else { throw NotAFormula() }
  return value
}
