extension SwiftLexer {
  /// Takes the quotes that open a string.
  mutating func openString(pounds: Int) {
    let isMultiline = starts(with: "\"\"\"", at: pounds)
    take(.string, to: position + pounds + (isMultiline ? 3 : 1))
    open.append(.string(pounds: pounds, isMultiline: isMultiline))
  }

  /// Takes what stands in a string up to its end or to code within.
  mutating func readString(pounds: Int, isMultiline: Bool) {
    var end = position
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
        return closeString(at: end)
      case UInt8(ascii: "\\") where hasPounds(pounds, at: end + 1):
        let next = end + 1 + pounds
        guard next < bytes.count, bytes[next] == UInt8(ascii: "(") else {
          let cutsLine = next < bytes.count && bytes[next] == UInt8(ascii: "\n")
          end = cutsLine ? next : min(next + 1, bytes.count)
          continue
        }
        take(.string, to: end)
        take(.interpolation, to: next + 1)
        open.append(.interpolation(parentheses: 0))
        followsExpression = false
        return
      case UInt8(ascii: "\"") where closes(at: end, pounds: pounds, isMultiline: isMultiline):
        return closeString(at: end + (isMultiline ? 3 : 1) + pounds)
      default:
        end += 1
      }
    }
    closeString(at: end)
  }

  private mutating func closeString(at end: Int) {
    take(.string, to: end)
    open.removeLast()
    followsExpression = true
  }

  private func closes(at place: Int, pounds: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    guard place + quotes + pounds <= bytes.count else { return false }
    return bytes[place..<(place + quotes)].allSatisfy { $0 == UInt8(ascii: "\"") }
      && hasPounds(pounds, at: place + quotes)
  }

  /// Whether so many number signs stand at a place.
  func hasPounds(_ count: Int, at place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    return bytes[place..<(place + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
