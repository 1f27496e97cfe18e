@testable import QuizEngine
import Testing

@Suite struct AnswerSourceTests {
  @Test(arguments: [
    ("import Foundation\nlet a = 1", "                 \nlet a = 1"),
    ("  import UIKit // habit\n", "               // habit\n"),
    ("import Swift;\n", "             \n"),
    ("let s = \"\"\"\nimport Foundation\n\"\"\"", "let s = \"\"\"\nimport Foundation\n\"\"\""),
    ("// import Foundation\n", "// import Foundation\n"),
    ("import Glibc\n", "import Glibc\n"),
    ("import struct Foundation.Date\n", "import struct Foundation.Date\n"),
  ])
  func blanksImportsThatStandThereByHabit(text: String, kept: String) {
    #expect(AnswerSource(text, allowing: []).file.text == kept)
    #expect(AnswerSource(text, allowing: ["Foundation", "UIKit", "Swift"]).file.text == text)
  }

  @Test func namesTheFileByTheKindOfProgram() {
    #expect(AnswerSource("print(1)", allowing: []).file.name == "main.swift")
    #expect(AnswerSource("@main struct M {}", allowing: []).file.name == "Answer.swift")
    #expect(AnswerSource("let a = \"@main\" // @main", allowing: []).file.name == "main.swift")
  }

  @Test(arguments: [
    ("func f(a: Int!) {}", [1]), ("var a: [String]!", [1]), ("func f() -> Int! { nil }", [1]),
    ("let a = b ? c : d!", []), ("let a = [x: y!]", []), ("let a: Int = b!", []),
    ("if a != b {}", []), ("let a: Bool = !b", []), ("func f(a: Int = 1, b: Int!) {}", [1]),
  ])
  func findsImplicitlyUnwrappedTypes(text: String, lines: [Int]) {
    let syntax = SourceSyntax(tree: SyntaxTree(nodes: []), text: text)
    #expect(syntax.linesOfImplicitlyUnwrappedTypes() == lines)
  }
}
