/// Cuts code of a language into tokens.
struct Highlighter {
  /// The language, as the info string of a block names it.
  let language: String?

  /// The tokens, which joined are the text.
  func tokens(_ text: String) -> [CodeToken] {
    switch language {
    case "swift": SwiftHighlighter().tokens(text)
    case FrameHighlighter.language: FrameHighlighter().tokens(text)
    case "diff": differenceTokens(text)
    default: text.isEmpty ? [] : [CodeToken(.plain, text)]
    }
  }

  private func differenceTokens(_ text: String) -> [CodeToken] {
    var tokens: [CodeToken] = []
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      if !tokens.isEmpty { tokens.append(CodeToken(.plain, "\n")) }
      let kind: CodeToken.Kind =
        switch line.first {
        case "+": .inserted
        case "-": .deleted
        case "@": .comment
        default: .plain
        }
      tokens.append(CodeToken(kind, String(line)))
    }
    return tokens
  }
}
