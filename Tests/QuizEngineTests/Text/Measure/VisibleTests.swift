import QuizEngine
import Testing

@Suite struct VisibleTests {
  @Test(arguments: [
    ("plain é 日 👩‍👩‍👧 🏳️‍🌈\n\t", "plain é 日 👩‍👩‍👧 🏳️‍🌈\n\t"),
    ("\u{1B}[31m", "␛[31m"), ("a\rb", "a␍b"), ("a\r\nb", "a␍\nb"), ("\u{0}\u{7}\u{8}", "␀␇␈"),
    ("\u{7F}", "␡"), ("\u{9B}2J", "\\u{9B}2J"), ("\u{85}", "\\u{85}"),
    ("a\u{202E}b\u{2066}", "a\\u{202E}b\\u{2066}"), ("\u{2028}", "\\u{2028}"),
    ("\u{200B}\u{FEFF}\u{200F}", "\\u{200B}\\u{FEFF}\\u{200F}"),
  ])
  func shows(text: String, visible: String) {
    #expect(text.visible == visible)
    #expect(visible.visible == visible)
  }

  /// No renderer lets through what could drive a terminal, wherever it stands in a document.
  @Test func noRendererLetsEscapesThrough() {
    let evil = "\u{1B}[2J\u{1B}]0;x\u{7}\u{9B}31m\r\u{202E}\u{0}"
    let prose = Prose(evil)
    let document: Document = [
      .heading(level: 1, prose), .paragraph(prose), .code(evil, language: "swift"),
      .code(evil, language: evil), .code(evil, language: "diff"),
      .code("\"" + evil, language: "swift"),
      .bullets([prose]), .quote([.paragraph(prose)]),
      .table(header: [prose], rows: [[.code(evil)], [.link(prose, to: "https://" + evil)]]),
      .callout(.hint, title: evil, [.paragraph(.toned(.wrong, .emphasis(.strong(prose))))]),
    ]
    let links = TerminalRenderer(width: 60, opensLinks: true).render(document)
    let texts = [
      PlainRenderer(width: 30).render(document), PlainRenderer().render(prose),
      TerminalRenderer(width: 30).render(document), TerminalRenderer(width: 9).render(prose),
      MarkdownRenderer().render(document), MarkdownRenderer().render(prose),
      HTMLRenderer().render(document), HTMLRenderer().render(prose),
      links.replacing("\u{1B}]8;;", with: "").replacing("\u{1B}\\", with: ""),
    ]
    for text in texts {
      for scalar in ["\u{1B}", "\u{7}", "\u{9B}", "\r", "\u{202E}", "\u{0}"] as [Unicode.Scalar] {
        #expect(!text.unicodeScalars.contains(scalar))
      }
    }
  }
}
