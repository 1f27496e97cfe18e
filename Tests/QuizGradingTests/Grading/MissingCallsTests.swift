import QuizTestSupport
import Testing

@testable import QuizEngine

/// What the compiler is asked where an answer nowhere has a name that checks call.
@Suite struct MissingCallsTests {
  private static let solution = SourceFile(
    name: "solution.swift",
    text: "func double(_ n: Int) -> Int { n * 2 }\nfunc max(_ a: Int, _ b: Int) -> Int { a }")

  private static func check(_ expression: String, setup: String = "", gives value: String = "4")
    -> Check
  {
    Check(
      name: expression, points: 1, isHidden: false, setup: setup,
      trial: .gives(expression: expression, value: value, within: nil), modes: nil)
  }

  private func probe(_ check: Check, beside answer: String) -> MissingCalls.Probe? {
    MissingCalls(solutions: [Self.solution]).probes(of: [(7, check)], beside: answer)[7]
  }

  @Test(arguments: [
    "double(2)", "1 + double(2)", "[double(1), double(2)].map { $0 + 1 }", "\"\\(double(2))\"",
    "try await double(2)",
  ])
  func asksForWhatIsCalled(expression: String) {
    for answer in ["", "func doubled(_ n: Int) -> Int { n * 2 }"] {
      #expect(probe(Self.check(expression), beside: answer)?.name == "double")
    }
  }

  /// The check could compile after all, or there is nothing that a question may have asked for.
  @Test(arguments: [
    ("double(2)", "", "let f = double"), ("double(2)", "", "// double"),
    ("[1].map { double in double(1) }", "", ""), ("[1].map(double) + [double(1)]", "", ""),
    ("2.double(3)", "", ""), ("Sums . double(3)", "", ""), ("#double(2)", "", ""),
    ("double<Int>(2)", "", ""), ("`double`(2)", "", ""), ("\"double(2)\"", "", ""),
    ("double(2)", "func double(_ n: Int) -> Int { n }", ""),
    ("double(2)", "func  double(_ n: Int) -> Int { n }", ""),
    ("E.double(2)", "enum E { case double(Int) }", ""),
    ("double(2)", "let double = { $0 * 2 }", ""), ("triple(2)", "", ""), ("print(2)", "", ""),
  ])
  func leavesOthersAsTheyAre(expression: String, setup: String, answer: String) {
    #expect(probe(Self.check(expression, setup: setup), beside: answer) == nil)
  }

  private func grade(_ text: String, _ checks: [Check]) throws -> Grade {
    let task = CodeTask(
      starter: nil, starterFails: nil, solutions: [Self.solution], mistakes: [], checks: checks,
      rules: [], imports: [], allowsUnsafe: false, secondsPerCheck: 2)
    return try SharedToolchain.grader().grade(text, as: task, points: 2, mode: .six)
  }

  @Test(arguments: [
    ("", "1 + double(2)", 2, 5), ("let a = 1\nlet b = 2", "[\n  a, double(b)\n]", 5, 6),
    ("let a = 1\nlet b = double(a)", "b", 2, 9),
  ])
  func saysWhereTheNameIsMissing(setup: String, expression: String, line: Int, column: Int) throws {
    let grade = try grade("func doubled() {}", [Self.check(expression, setup: setup)])
    #expect(grade.message.contains("“double”"))
    #expect(grade.diagnostics.map(\.message) == ["cannot find 'double' in scope"])
    #expect(grade.diagnostics.map(\.line) == [line])
    #expect(grade.diagnostics.map(\.column) == [column])
  }

  @Test func whatTheStandardLibraryHasIsNotMissing() throws {
    let grade = try grade("let nothing = 0", [Self.check("max(4, 2)")])
    #expect(grade.verdict == .accepted, "\(grade.evidence)")
  }

  @Test func otherChecksCount() throws {
    let grade = try grade("let two = 2", [Self.check("double(2)"), Self.check("two + two")])
    #expect(grade.checks.map(\.verdict) == [.doesNotCompile, .accepted])
  }

  @Test func anErrorInTheAnswerIsToldInstead() throws {
    let grade = try grade("let two: Int = \"\"", [Self.check("double(2)")])
    #expect(grade.verdict == .doesNotCompile)
    #expect(grade.diagnostics.contains { $0.file == AnswerSource.toldName })
  }
}
