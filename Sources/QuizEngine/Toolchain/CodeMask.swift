/// A file's text with everything blanked that is no code: comments, and what stands within quotes.
///
/// Each line keeps its length in bytes. The lexer behind it is not the compiler's; `agrees(with:)`
/// tells whether the two see the same, before anything is built on it.
struct CodeMask: Sendable {
  /// The lines, in bytes.
  let lines: [[UInt8]]
  private let strings: Int
  private let regexes: [String]
  private let isSound: Bool

  init(_ text: String) {
    var bytes: [UInt8] = []
    var strings = 0
    var openings = 0
    var closings = 0
    var regexes: [String] = []
    var isSound = true
    for token in SwiftHighlighter().tokens(text) {
      switch token.kind {
      case .string:
        strings += 1
        isSound = isSound && Self.isSoundOpening(token.text)
      case .interpolation:
        openings += token.text.utf8.count { $0 == UInt8(ascii: "(") }
        closings += token.text.utf8.count { $0 == UInt8(ascii: ")") }
      case .regex: regexes.append(token.text)
      default: break
      }
      switch token.kind {
      case .comment, .string, .regex:
        bytes += token.text.utf8.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      default: bytes += Array(token.text.utf8)
      }
    }
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    // A string with code in it comes in pieces.
    self.strings = strings - closings
    self.regexes = regexes.sorted()
    self.isSound = isSound && openings == closings
  }

  /// Whether the compiler sees as many strings, and the same regular expressions.
  ///
  /// The tree leaves out strings in attributes and raw values, so there may be more here than there.
  func agrees(with tree: SyntaxTree) -> Bool {
    guard isSound else { return false }
    let seen = tree.nodes.count { $0.isStringLiteral(in: tree) }
    let seenRegexes = tree.nodes.filter { $0.kind == "regex_literal_expr" }
      .map { $0.properties["text"] ?? "" }
    return strings >= seen && regexes == seenRegexes.sorted()
  }

  /// Whether quotes that would open lines of text are followed by a new line, as Swift wants it;
  /// elsewhere `"""` is an empty string and a quote.
  private static func isSoundOpening(_ piece: String) -> Bool {
    let quotes = piece.drop { $0 == "#" }
    guard quotes.hasPrefix("\"\"\"") else { return true }
    return quotes.dropFirst(3).first { $0 != " " && $0 != "\t" }?.isNewline == true
  }
}

extension SyntaxTree.Node {
  /// Whether it is a string as it stands in the source, and not a piece of one.
  fileprivate func isStringLiteral(in tree: SyntaxTree) -> Bool {
    if kind == "interpolated_string_literal_expr" { return true }
    guard kind == "string_literal_expr", !isImplicit else { return false }
    // Pieces are arguments of calls that the compiler adds.
    let argument = tree.parent(of: self)
    let list = argument.flatMap { tree.parent(of: $0) }
    return !(list?.kind == "argument_list" && list?.isImplicit == true)
  }
}
