extension SwiftLexer {
  /// Takes `#/…/#`; one that does not end goes to the end of its line.
  mutating func readExtendedRegex(pounds: Int) {
    let start = position + pounds + 1
    let text = end(from: start) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isMultiline = text >= bytes.count || bytes[text].isLineEnd
    var end = start
    while end < bytes.count, isMultiline || !bytes[end].isLineEnd {
      if bytes[end] == UInt8(ascii: "/"), hasPounds(pounds, at: end + 1) {
        end += 1 + pounds
        break
      }
      let isEscape = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count
      end += isEscape && !bytes[end + 1].isLineEnd ? 2 : 1
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
    var isInClass = false
    var end = position + 1
    while end < bytes.count, !bytes[end].isLineEnd {
      switch bytes[end] {
      case UInt8(ascii: "\\") where end + 1 < bytes.count && !bytes[end + 1].isLineEnd: end += 1
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
    regexFloor = end
    return false
  }
}
