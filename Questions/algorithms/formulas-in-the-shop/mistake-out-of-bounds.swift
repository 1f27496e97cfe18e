struct NotAFormula: Error {}

/// The value of a formula such as "3 * (2 + 4) - 1".

func total(of formula: String) throws -> Int {
  let characters = Array(formula)
  var position = 0

  func skipSpaces() {
    while position < characters.count && characters[position] == " " {
      position += 1
    }
  }

  func take(_ character: Character) -> Bool {
    skipSpaces()
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  func factor() throws -> Int {
    if take("(") {
      let value = try sum()
      guard take(")") else { throw NotAFormula() }
      return value
    }
    guard characters[position].isNumber else { throw NotAFormula() }
    var value = 0
    while position < characters.count, let digit = characters[position].wholeNumberValue {
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
  skipSpaces()
  guard position == characters.count else { throw NotAFormula() }
  return value
}
