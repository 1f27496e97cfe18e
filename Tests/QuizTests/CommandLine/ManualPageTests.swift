import QuizTestSupport
import Testing

@testable import quiz

@Suite struct ManualPageTests {
  private static let page = ManualPage(.sample).text

  @Test func looksAsBefore() {
    Snapshots().expect(Self.page, is: "quiz.1")
  }

  @Test(
    .enabled(if: ShellRun.has("mandoc"), "needs mandoc"))
  func pleasesMandoc() throws {
    let run = try ShellRun("mandoc", ["-Tlint", "-W", "all"], input: Self.page)
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test(.enabled(if: ShellRun.has("groff"), "needs groff"))
  func pleasesGroff() throws {
    let run = try ShellRun("groff", ["-man", "-Tutf8", "-ww", "-z"], input: Self.page)
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (".dot", "\\&.dot"), ("'quote'", "\\(aqquote\\(aq"), ("a-b", "a\\-b"), ("\\n", "\\en"),
    ("…", "\\[u2026]"), ("😀", "\\[u1F600]"), ("", ""),
  ])
  func escapes(_ text: String, _ expected: String) {
    #expect(RoffText.lines(RoffText.escaped(text)).joined() == expected)
  }
}
