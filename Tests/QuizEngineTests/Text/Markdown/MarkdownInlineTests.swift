import QuizEngine
import Testing

@Suite struct MarkdownInlineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let prose: Prose
    var testDescription: String { source }

    init(_ source: String, _ prose: Prose) {
      self.source = source
      self.prose = prose
    }
  }

  static let cases = [
    Case(
      "a *b* **c** _d_ __e__",
      "a \(.emphasis("b")) \(.strong("c")) \(.emphasis("d")) \(.strong("e"))"),
    Case("***a** b*", .emphasis("\(.strong("a")) b")),
    Case("***a***", .emphasis(.strong("a"))),
    Case("**a *b***", .strong("a \(.emphasis("b"))")),
    Case("*a **b*", "*a *\(.emphasis("b"))"),
    Case("snake_case_name __init__x", "snake_case_name __init__x"),
    Case("a*b*c 2 * 3 * 4", "a\(.emphasis("b"))c 2 * 3 * 4"),
    Case("**a*b**", .strong("a*b")),
    Case("*a `*` b*", .emphasis("a \(.code("*")) b")),
    Case("`a` ``b`c`` `` ` `` ` d `", "\(.code("a")) \(.code("b`c")) \(.code("`")) \(.code("d"))"),
    Case("`a\nb` ``c` d", "\(.code("a b")) ``c` d"),
    Case("\\*a\\* \\a \\\\ `\\`", "*a* \\a \\ \(.code("\\"))"),
    Case("&lt; &amp;copy; a<b> Array<Int> <br/>", "&lt; &amp;copy; a<b> Array<Int> <br/>"),
    Case("<Key:Value> <String: Int> <http:>", "<Key:Value> <String: Int> <http:>"),
    Case(
      "<https://a.b/?c> <d@e.f>",
      "\(.link("https://a.b/?c", to: "https://a.b/?c")) \(.link("d@e.f", to: "mailto:d@e.f"))"),
    Case(
      "[a *b*](c) [d](<e f> 'g')",
      "\(.link("a \(.emphasis("b"))", to: "c")) \(.link("d", to: "e f"))"),
    Case("[a](b(c)d \"t\") [e](f\\)g)", "\(.link("a", to: "b(c)d")) \(.link("e", to: "f)g"))"),
    Case("[a] [b](c [d](e f) ![g](h)", "[a] [b](c [d](e f) !\(.link("g", to: "h"))"),
    Case("[a [b](c) d](e)", "[a \(.link("b", to: "c")) d](e)"),
    Case("*[a*](b)", "*\(.link("a*", to: "b"))"),
    Case("array[0](x) f(x)[1]", "array\(.link("0", to: "x")) f(x)[1]"),
    Case(
      "a  \nb\\\nc \n d\\",
      [.text("a"), .lineBreak, .text("b"), .lineBreak, .text("c"), .softBreak, .text("d\\")]),
    Case("日本語**太字。**です", "日本語**太字。**です"),
    Case("", ""),
  ]

  @Test(arguments: cases) func reads(_ test: Case) {
    #expect(Prose(markdown: test.source) == test.prose)
  }
}
