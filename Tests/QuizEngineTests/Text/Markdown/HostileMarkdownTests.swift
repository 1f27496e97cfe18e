import QuizEngine
import Testing

/// Input that makes careless readers crash or take for ever.
@Suite(.timeLimit(.minutes(1))) struct HostileMarkdownTests {
  static let count = 20_000
  static let pieces = [
    "*", "_", "**", "*a ", "*a_b", "a**b", "_a*", "[", "]", "[a](", "[a](<b", "[a](b \"c",
    "[[a](b)",
    "![", "`", "`` ` ", "`a``", "<", "<a", "<https://", "<a@b.", "\\", "> ", ">", "- ", "-", "1. ",
    "1) - ", "    ", "\t", "#", "# ", "|", "|-|", "a|\n-|-\n", "```", "~~~\n", "```\n> ", "\n",
    "\n\n",
    "- a\n", "- a\n\n", "> a\n\n", "* * ", "=", "\r", "\r\n", "\u{0}", "é", "👩‍👩‍👧", "\u{301}",
    "(", "[a](((((", "* a\n > ",
  ]

  @Test(arguments: pieces)
  func isReadAndRendered(piece: String) {
    let source = String(repeating: piece, count: Self.count)
    let document = Document(markdown: source)
    #expect(!PlainRenderer(width: 40).render(document).contains("\u{0}"))
    #expect(!HTMLRenderer().render(document).contains("<script"))
  }

  @Test func nestsInEveryDepth() {
    for (opening, closing) in [("*a ", " b*"), ("[a ", " b](c)"), ("**a *b ", " c* d**")] {
      let source =
        String(repeating: opening, count: Self.count)
        + String(repeating: closing, count: Self.count)
      #expect(Document(markdown: source).blocks.count == 1)
    }
    for step in ["> ", "- ", "> - ", "1. "] {
      let stairs = (0..<200).map { String(repeating: "  ", count: $0) + step + "a\n" }.joined()
      #expect(!Document(markdown: stairs).isEmpty)
    }
  }

  @Test func keepsEveryWordOfDeepNesting() {
    let source = (0..<500).map { "> " + String(repeating: "> ", count: $0) + "w\($0)" }
    let text = MarkdownRenderer().render(Document(markdown: source.joined(separator: "\n")))
    for index in 0..<500 {
      #expect(text.contains("w\(index)"))
    }
  }
}
