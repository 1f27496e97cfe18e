import QuizEngine
import Testing

/// What holds for every document at every width.
@Suite struct LayoutTests {
  @Test(arguments: Array(8...45) + [60, 80, 100, 200]) func staysWithinTheWidth(width: Int) {
    for lines in [
      PlainRenderer(width: width).lines(.sample), TerminalRenderer(width: width).lines(.sample),
      TerminalRenderer(width: width, glyphs: .ascii).lines(.sample),
    ] {
      for line in lines {
        #expect(line.columns <= width, "\(line)")
        #expect(line.last != " ")
      }
    }
  }

  @Test(arguments: [-1, 0, 1, 2, 3]) func survivesNoRoom(width: Int) {
    #expect(!TerminalRenderer(width: width).lines(.sample).isEmpty)
    #expect(!PlainRenderer(width: width).lines(.sample).isEmpty)
  }

  /// Where a line goes on, the next number still stands by the line that it counts.
  @Test func numbersTheLinesOfCode() {
    let program = "let a = 1\n\nprint(a, a, a, a)\n" + String(repeating: "f()\n", count: 7)
    let code = Document([.numberedSwift(program)])
    #expect(
      TerminalRenderer(width: 20, glyphs: .ascii).lines(code).prefix(6) == [
        "   1  let a = 1", "   2", "   3  print(a, a,", "      ... a, a)", "   4  f()", "   5  f()",
      ])
    #expect(PlainRenderer(width: 80).lines(code).last == "    10  f()")
    let page = HTMLRenderer().render(Document([.numberedSwift("a\n\nb")]))
    #expect(page.replacing(#/<[^>]*>/#, with: "") == "1  a\n2\n3  b\n\n")
  }

  @Test func keepsRunningTextNarrow() {
    let text = Document([.paragraph(Prose(String(repeating: "word ", count: 100)))])
    let lines = TerminalRenderer(width: 250).lines(text)
    #expect(lines.allSatisfy { $0.columns <= 92 })
    #expect(lines.allSatisfy { $0.hasPrefix("  word") })
  }

  @Test func saysTheSameWithAndWithoutColors() {
    let colored = TerminalRenderer(width: 60, palette: Palette(.trueColor)).render(.tones)
    let plain = TerminalRenderer(width: 60).render(.tones)
    #expect(colored.contains("\u{1B}["))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test func turnsOffInEveryLineWhatItTurnsOn() {
    let renderer = TerminalRenderer(width: 50, palette: Palette(.ansi256), opensLinks: true)
    for line in renderer.lines(.sample) {
      let escapes = line.matches(of: #/\u{1B}\[([0-9;]*)m/#).map { $0.output.1 }
      #expect(escapes.isEmpty || escapes.last == "0")
      #expect(line.matches(of: #/\u{1B}\]8;;/#).count.isMultiple(of: 2))
    }
  }

  @Test(arguments: 12...60) func joinsLongLinesOfCodeToWhatTheyWere(width: Int) {
    let code = #"let message = "日本語 and \(some.interpolation) 👩‍👩‍👧", other = [1, 2, 3].map { $0 * 2 }"#
    let lines = TerminalRenderer(width: width).lines([.swift(code)])
    let margin = (width >= 60 ? 2 : 0) + 2
    let pieces = lines.map { $0.dropFirst(margin).trimmingPrefix("↪ ") }
    #expect(pieces.joined().filter { $0 != " " } == code.filter { $0 != " " })
    #expect(lines.dropFirst().allSatisfy { $0.dropFirst(margin).hasPrefix("↪ ") })
  }

  @Test func saysTonesInWordsWherePlain() {
    #expect(
      PlainRenderer().render(.tones) == """
        ok: a
        partly: b
        wrong: c
        hint: d
        Warning: e
        note: f
        g
        h

        """)
    #expect(
      TerminalRenderer(width: 40).render(.tones) == """
        ✓ a
        ~ b
        ✗ c
        hint: d
        Warning: e
        note: f
        g
        h

        """)
  }

  @Test func nothingIsNothing() {
    #expect(PlainRenderer().render(Document()) == "")
    #expect(TerminalRenderer(width: 80).render([.paragraph(""), .quote([])]) == "  │\n")
    #expect(HTMLRenderer().render(Document()) == "")
    #expect(MarkdownRenderer().render(Document()) == "")
  }
}

extension Document {
  fileprivate static let tones: Document = [
    .lines([
      .toned(.right, "a"), .toned(.partly, "b"), .toned(.wrong, "c"), .toned(.hint, "d"),
      .toned(.warning, "Warning: e"), .toned(.note, "f"), .toned(.muted, "g"),
      .toned(.accent, "h"),
    ])
  ]
}
