/// Cuts Swift source into tokens, also where it is broken.
///
/// It reads like the compiler's lexer: raw and multi-line strings, code within strings, nested
/// comments, regular expressions. What is a type is told by the capital letter.
public struct SwiftHighlighter: Sendable {
  /// Needs nothing.
  public init() {}

  /// The tokens, which joined are the source; neighbours of one kind are one token.
  public func tokens(_ source: String) -> [CodeToken] {
    var lexer = SwiftLexer(source)
    return lexer.read()
  }
}
