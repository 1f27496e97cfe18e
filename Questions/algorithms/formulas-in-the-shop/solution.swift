enum FormulaError: Error {
  case unexpected(Character)
  case unexpectedEnd
}

struct Parser {
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
  }

  private mutating func peek() -> Character? {
    while rest.first == " " {
      rest.removeFirst()
    }
    return rest.first
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek() == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func failure() -> FormulaError {
    peek().map { .unexpected($0) } ?? .unexpectedEnd
  }

  mutating func whole() throws -> Int {
    let value = try sum()
    guard peek() == nil else { throw failure() }
    return value
  }

  private mutating func sum() throws -> Int {
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

  private mutating func product() throws -> Int {
    var value = try factor()
    while take("*") {
      value *= try factor()
    }
    return value
  }

  private mutating func factor() throws -> Int {
    if take("(") {
      let value = try sum()
      guard take(")") else { throw failure() }
      return value
    }
    _ = peek()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let value = Int(digits) else { throw failure() }
    rest = rest[digits.endIndex...]
    return value
  }
}

/// The value of a formula such as "3 * (2 + 4) - 1".

func total(of formula: String) throws -> Int {
  var parser = Parser(formula)
  return try parser.whole()
}
