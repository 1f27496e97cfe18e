import QuizEngine
import Testing

/// What a part asks, as plain text.
@Suite struct PartDocumentTests {
  private func text(_ codes: [String], texts: [String]) -> String {
    let options = zip(codes, texts).enumerated().map { index, option in
      Choice.Option(
        text: option.1, code: SourceFile(name: "\(index).swift", text: option.0),
        isCorrect: index == 0, feedback: nil)
    }
    let part = Part(
      points: 1, prompt: "Which compile?", modes: [.six],
      task: .choose(Choice(options: options, allowsSeveral: true, rightWhen: .compiles)))
    return PlainRenderer(width: 60).render(
      PartDocument(part, number: 1, of: 1, optionOrder: [1, 0]).document)
  }

  @Test func whatOptionsShareStandsOnce() {
    let around = { (line: String) in "let a = 1\nlet b = 2\nlet c = 3\n\n\(line)\n" }
    let text = text(
      [around("print(a)"), around("let d = a\nprint(d)")], texts: ["`print(a)`", "With a constant"])
    #expect(
      text == """
        Which compile?

        Each option stands where this code has “… the option …”:

            let a = 1
            let b = 2
            let c = 3

            // … the option …

        *a)* With a constant

            let d = a
            print(d)

        *b)*

            print(a)

        """)
  }

  @Test func wholeProgramsStandByThemselves() {
    let text = text(["print(1)", "print(2)"], texts: ["`print(1)`", "`print(2)` and more"])
    #expect(
      text == """
        Which compile?

        *a)* `print(2)` and more

            print(2)

        *b)*

            print(1)

        """)
  }
}
