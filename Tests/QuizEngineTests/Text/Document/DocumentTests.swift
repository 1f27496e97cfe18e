import QuizEngine
import Testing

@Suite struct DocumentTests {
  @Test func proseIsWrittenAsAString() {
    let name = "guard"
    let prose: Prose = "Use \(.code(name)), \(3) times: \(name)\(.strong("!"))"
    #expect(
      prose.inlines == [
        .text("Use "), .code("guard"), .text(", "), .text("3"), .text(" times: "), .text("guard"),
        .strong("!"),
      ])
    #expect(prose.plainText == "Use guard, 3 times: guard!")
    #expect(("" as Prose).isEmpty)
    #expect(Prose("*a*").plainText == "*a*")
  }

  @Test func growsBlockByBlock() {
    var page: Document = [.heading(level: 1, "Title")]
    page.append("A paragraph with \(.code("code")).")
    page += [.swift("let x = 1\n"), .bullets(["a", "b"])]
    #expect(page.blocks.count == 4)
    #expect(page.codeBlocks == [Document.CodeBlock("let x = 1", info: "swift")])
    #expect(!page.isEmpty)
    #expect(page + Document() == page)
  }

  @Test(arguments: [
    (0, 10, 0), (10, 10, 16), (1, 1000, 1), (999, 1000, 15), (5, 10, 8), (3, 0, 0), (-1, 10, 0),
    (20, 10, 16),
  ])
  func barsTellNothingFromAlmostNothing(part: Int, whole: Int, filled: Int) {
    let text = TerminalRenderer(width: 40).render(Prose.bar(part, of: whole))
    #expect(text.filter { $0 == "█" }.count == filled)
    #expect(text.columns == 16)
  }
}
