/// Highlights a line of source with its number, and marks below it, as compilers show them.
///
/// `12 | let x = y` is code behind a margin; below it stand `   |         ^~~`, and maybe what to write.
struct FrameHighlighter {
  /// What the info string of such a block says.
  static let language = "swift-frame"

  /// The tokens, which joined are the text.
  func tokens(_ text: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if !tokens.isEmpty { tokens.append(CodeToken(.plain, "\n")) }
      guard let bar = line.firstIndex(of: "|") else {
        tokens.append(CodeToken(.plain, String(line)))
        continue
      }
      let code = line[line.index(after: bar)...]
      tokens.append(CodeToken(.comment, String(line[...bar])))
      let marks = code.drop { $0 == " " }
      if line[..<bar].contains(where: \.isNumber) {
        tokens += SwiftHighlighter().tokens(String(code))
      } else if marks.hasPrefix("^") {
        tokens.append(CodeToken(.deleted, String(code)))
      } else {
        tokens.append(CodeToken(.inserted, String(code)))
      }
    }
    return tokens
  }
}
