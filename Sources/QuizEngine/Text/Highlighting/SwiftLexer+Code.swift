extension SwiftLexer {
  /// Takes one token of code.
  mutating func readCode() {
    let byte = peek()
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      endUnfinishedStrings()
      take(.plain, to: position + 1)
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      take(.plain, to: end(from: position) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    case UInt8(ascii: "\""):
      openString(pounds: 0)
    case UInt8(ascii: "#"):
      readPound()
    case UInt8(ascii: "@"):
      take(.attribute, to: end(from: position + 1, while: \.isSwiftName))
      followsExpression = false
    case UInt8(ascii: "`"):
      readQuotedName()
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      readParenthesis(byte)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
    case let byte where byte.isSwiftName:
      readWord()
    case let byte where byte.isSwiftOperator:
      readOperator()
    default:
      take(.plain, to: position + 1)
      followsExpression = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }
  }

  /// Ends strings of one line whose code is cut off by the line's end.
  private mutating func endUnfinishedStrings() {
    while case .interpolation = open.last,
      case .string(_, isMultiline: false) = open.dropLast().last
    {
      open.removeLast(2)
    }
  }

  private mutating func readParenthesis(_ byte: UInt8) {
    followsExpression = byte == UInt8(ascii: ")")
    guard case .interpolation(let count) = open.last else {
      take(.plain, to: position + 1)
      return
    }
    if byte == UInt8(ascii: ")"), count == 0 {
      open.removeLast()
      take(.interpolation, to: position + 1)
    } else {
      let change = byte == UInt8(ascii: "(") ? 1 : -1
      open[open.count - 1] = .interpolation(parentheses: count + change)
      take(.plain, to: position + 1)
    }
  }

  private mutating func readPound() {
    let pounds = end(from: position) { $0 == UInt8(ascii: "#") } - position
    switch peek(pounds) {
    case UInt8(ascii: "\""): openString(pounds: pounds)
    case UInt8(ascii: "/"): readExtendedRegex(pounds: pounds)
    default:
      take(.directive, to: end(from: position + pounds, while: \.isSwiftName))
      followsExpression = false
    }
  }

  private mutating func readQuotedName() {
    let end = end(from: position + 1) { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "`")
    take(.plain, to: isClosed ? end + 1 : position + 1)
    followsExpression = true
  }

  private mutating func readNumber() {
    var end = end(from: position, while: \.isSwiftName)
    let isDecimal = !starts(with: "0b") && !starts(with: "0o")
    if isDecimal, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit {
      end = self.end(from: end + 1, while: \.isSwiftName)
    }
    let last = bytes[end - 1] | 0x20
    let isExponent =
      starts(with: "0x") ? last == UInt8(ascii: "p") : last == UInt8(ascii: "e")
    if isDecimal, isExponent, end + 1 < bytes.count,
      bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+"), bytes[end + 1].isDigit
    {
      end = self.end(from: end + 1, while: \.isSwiftName)
    }
    take(.number, to: end)
    followsExpression = true
  }

  private mutating func readOperator() {
    if starts(with: "//") { return take(.comment, to: endOfLine(from: position)) }
    if starts(with: "/*") { return readComment() }
    if peek() == UInt8(ascii: "/"), readRegex() { return }
    let start = position
    var end = position
    // A comment ends an operator.
    while end < bytes.count, bytes[end].isSwiftOperator {
      let isComment =
        end > start && bytes[end] == UInt8(ascii: "/") && end + 1 < bytes.count
        && (bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*"))
      if isComment { break }
      end += 1
    }
    let isDot = end == start + 1 && bytes[start] == UInt8(ascii: ".")
    // What stands right behind an expression may belong to it: `x!`, `x?`.
    let isPostfix =
      followsExpression && !peek(-1).isSwiftSpace && end == start + 1
      && (peek() == UInt8(ascii: "!") || peek() == UInt8(ascii: "?"))
    take(isDot ? .plain : .operator, to: end)
    followsExpression = isPostfix
  }

  private mutating func readComment() {
    var depth = 0
    var end = position
    repeat {
      let pair = end + 1 < bytes.count ? (bytes[end], bytes[end + 1]) : (0, 0)
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        depth += 1
        end += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        depth -= 1
        end += 2
      } else {
        end += 1
      }
    } while depth > 0 && end < bytes.count
    take(.comment, to: min(end, bytes.count))
  }
}
