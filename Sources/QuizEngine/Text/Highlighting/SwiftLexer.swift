/// Reads Swift source byte by byte; what nests is kept on a stack, so that no depth is too deep.
struct SwiftLexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [CodeToken] = []
  /// The strings and the code within strings that are open.
  var open: [Opening] = []
  /// Whether an expression may end before the position, so that a slash divides.
  var followsExpression = false
  /// Where the line ends in which no regular expression was found.
  var regexFloor = 0

  /// What is open around the position.
  enum Opening {
    /// A string, with the number signs that its escapes need.
    case string(pounds: Int, isMultiline: Bool)
    /// Code within a string, with the parentheses that are open in it.
    case interpolation(parentheses: Int)
  }

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Reads all.
  mutating func read() -> [CodeToken] {
    if starts(with: "#!") { take(.comment, to: endOfLine(from: 0)) }
    while position < bytes.count {
      if case .string(let pounds, let isMultiline) = open.last {
        readString(pounds: pounds, isMultiline: isMultiline)
      } else {
        readCode()
      }
    }
    return tokens
  }
}

extension SwiftLexer {
  /// The byte so far from the position, 0 past the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Whether the text goes on like this.
  func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = position + offset
    return start + text.utf8CodeUnitCount <= bytes.count
      && text.withUTF8Buffer { bytes[start..<(start + $0.count)].elementsEqual($0) }
  }

  /// Turns what stands up to a place to a token.
  mutating func take(_ kind: CodeToken.Kind, to end: Int) {
    guard end > position else { return }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    if tokens.last?.kind == kind {
      tokens[tokens.count - 1].text += text
    } else {
      tokens.append(CodeToken(kind, text))
    }
    position = end
  }

  /// Where the bytes that fit come to an end.
  func end(from start: Int, while fits: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, fits(bytes[end]) { end += 1 }
    return end
  }

  /// Where the line comes to an end.
  func endOfLine(from start: Int) -> Int {
    end(from: start) { !$0.isLineEnd }
  }
}
