extension SwiftLexer {
  /// Takes `#/…/#`; one that does not end goes to the end of its line.
  mutating func readExtendedRegex(pounds: Int) {
    let start = position + pounds + 1
    let isMultiline =
      endOfLine(from: start)
      == end(from: start) {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
      }
    let limit = isMultiline ? bytes.count : endOfLine(from: start)
    var end = start
    while end < limit {
      if bytes[end] == UInt8(ascii: "/"), hasPounds(pounds, at: end + 1) {
        end += 1 + pounds
        break
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    take(.regex, to: min(end, bytes.count))
    followsExpression = true
  }

  /// Takes `/…/` where a slash cannot divide and another one ends it in the same line; says
  /// whether it did.
  mutating func readRegex() -> Bool {
    let next = peek(1)
    guard !followsExpression, position >= regexFloor, !next.isSwiftSpace,
      next != 0, next != UInt8(ascii: ")")
    else { return false }
    let limit = endOfLine(from: position)
    var isInClass = false
    var end = position + 1
    while end < limit {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass && !bytes[end - 1].isSwiftSpace:
        take(.regex, to: end + 1)
        followsExpression = true
        return true
      default: break
      }
      end += 1
    }
    // Nothing ends it here, so nothing ends one that begins further on in the line.
    regexFloor = limit
    return false
  }
}
