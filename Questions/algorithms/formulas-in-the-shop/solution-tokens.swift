enum Token: Equatable {
  case number(Int)
  case symbol(Character)
}

struct NotAFormula: Error {}

func tokens(of formula: String) throws -> [Token] {
  var result: [Token] = []
  var number: Int?
  for character in formula {
    if character.isASCII, let digit = character.wholeNumberValue {
      number = (number ?? 0) * 10 + digit
      continue
    }
    if let value = number {
      result.append(.number(value))
      number = nil
    }
    if "+-*()".contains(character) {
      result.append(.symbol(character))
    } else if character != " " {
      throw NotAFormula()
    }
  }
  if let number {
    result.append(.number(number))
  }
  return result
}

/// The value of a formula such as "3 * (2 + 4) - 1".

func total(of formula: String) throws -> Int {
  let tokens = try tokens(of: formula)
  var position = 0

  func next() -> Token? {
    guard position < tokens.count else { return nil }
    defer { position += 1 }
    return tokens[position]
  }

  /// An operand and all operators after it that bind at least as strongly as `level`.
  func value(level: Int) throws -> Int {
    var left: Int
    switch next() {
    case .number(let number):
      left = number
    case .symbol("("):
      left = try value(level: 0)
      guard next() == .symbol(")") else { throw NotAFormula() }
    default:
      throw NotAFormula()
    }
    while position < tokens.count {
      switch tokens[position] {
      case .symbol("*"):
        position += 1
        left *= try value(level: 2)
      case .symbol("+") where level < 1:
        position += 1
        left += try value(level: 1)
      case .symbol("-") where level < 1:
        position += 1
        left -= try value(level: 1)
      default:
        return left
      }
      if level == 2 { return left }
    }
    return left
  }

  let result = try value(level: 0)
  guard position == tokens.count else { throw NotAFormula() }
  return result
}
