struct NotAFormula: Error {}

/// The value of a formula such as "3 * (2 + 4) - 1".
func total(of formula: String) throws -> Int {
  var values: [Int] = []
  var operators: [Character] = []
  var wantsOperand = true
  var lastWasDigit = false

  func apply() {
    let right = values.removeLast()
    let left = values.removeLast()
    switch operators.removeLast() {
    case "+": values.append(left + right)
    case "-": values.append(left - right)
    default: values.append(left * right)
    }
  }

  for character in formula {
    let isDigit = character.isASCII && character.isNumber
    defer { lastWasDigit = isDigit }
    switch character {
    case " ":
      continue
    case _ where isDigit:
      guard let digit = character.wholeNumberValue else { throw NotAFormula() }
      if lastWasDigit {
        values.append(values.removeLast() * 10 + digit)
      } else {
        guard wantsOperand else { throw NotAFormula() }
        values.append(digit)
        wantsOperand = false
      }
    case "(":
      guard wantsOperand else { throw NotAFormula() }
      operators.append(character)
    case ")":
      guard !wantsOperand else { throw NotAFormula() }
      while let last = operators.last, last != "(" {
        apply()
      }
      guard operators.popLast() != nil else { throw NotAFormula() }
    case "+", "-", "*":
      guard !wantsOperand else { throw NotAFormula() }
      while let last = operators.last, last != "(", last == "*" || character != "*" {
        apply()
      }
      operators.append(character)
      wantsOperand = true
    default:
      throw NotAFormula()
    }
  }

  guard !wantsOperand else { throw NotAFormula() }
  while let last = operators.last {
    guard last != "(" else { throw NotAFormula() }
    apply()
  }
  return values[0]
}
