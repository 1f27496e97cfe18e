@testable import QuizEngine
import QuizTestSupport
import Testing

@Suite struct CodeMaskTests {
  private func mask(_ text: String) -> String {
    CodeMask(text).lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }

  private func agrees(_ text: String, mode: LanguageMode = .six) throws -> Bool {
    CodeMask(text).agrees(with: try SyntaxTree.parsing(text, mode: mode))
  }

  @Test(arguments: [
    ("a // b", "a     "), ("/* a /* b */ c */ d", "                  d"),
    ("f(\"a\\(b)c\") d", "f(  \\(b)  ) d"), ("x = \"é\" y", "x =      y"),
    ("\"\"\"\nif\n\"\"\" else", "   \n  \n    else"), ("a = /x\"y/ b", "a =       b"),
    ("#\"a\\(b)\"# c", "          c"),
  ])
  func blanksWhatIsNoCode(text: String, masked: String) {
    #expect(mask(text) == masked)
  }

  @Test(arguments: [
    "let a = \"x\"", "let a = \"\\(1) \\(\"y\")\"", "let a = \"\"\"\n  x \\(1)\n  \"\"\"",
    "enum E: String { case a = \"b\" }", "@available(*, deprecated, message: \"m\") func f() {}",
    "let a = #\"\\(1) \\#(1)\"#", "let a = /x\\/y/, b = #/z/#", "let a = 4 / 2 / 1",
    "let a = \"x\" as Any is String, b = \"y\" as? Int", "func f(a: String = \"d\") {}",
    "let a = \"\\u{1F600}\\t\\\\\"", "let a = #/\n  \\d+ \"\n/#",
  ])
  func agreesOnCommonCode(text: String) throws {
    #expect(try agrees(text))
  }

  /// Where the two differ, what looks like a string may be code.
  @Test(arguments: [
    ("let s = \"\\(\n1) x\"; let t = 1", LanguageMode.six), ("let q = #\"\"\"#\nlet a = 1", .six),
    (
      "prefix operator /\nprefix func / (n: Int) -> Int { n }\nlet b = 1; let a = /b; let c = 4/b",
      .five
    ),
  ])
  func noticesADifference(text: String, mode: LanguageMode) throws {
    #expect(try !agrees(text, mode: mode))
  }
}
