import QuizTestSupport
import Synchronization
import Testing

@testable import QuizEngine

/// A mistake that is recognised gets its feedback, and no time goes into others.
@Suite struct FeedbackTests {
  /// Counts the answers that are built.
  private final class CountingRunner: ProcessRunner {
    let builds = Atomic<Int>(0)

    func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
      if request.arguments.contains(where: { $0.contains("--wrap=exit") }) {
        builds.add(1, ordering: .relaxed)
      }
      return try SystemProcessRunner().run(request)
    }
  }

  private static func mistake(_ body: String, fails check: String) -> CodeTask.Mistake {
    CodeTask.Mistake(
      file: SourceFile(name: "\(check).swift", text: "func double(_ n: Int) -> Int { \(body) }"),
      failure: CodeTask.Failure(verdict: .partly, message: check), feedback: "of \(check)")
  }

  private static let part: Part = {
    let checks = [(0, 0), (2, 4), (5, 10)].map { given, value in
      Check(
        name: "double \(given)", points: 1, isHidden: false, setup: "",
        trial: .gives(expression: "double(\(given))", value: "\(value)", within: nil), modes: nil)
    }
    let task = CodeTask(
      starter: nil, starterFails: nil, solutions: [],
      mistakes: [
        mistake("n == 0 ? 1 : n * 2", fails: "double 0"),
        mistake("n == 2 ? 5 : n * 2", fails: "double 2"),
        mistake("n == 5 ? 11 : n * 2", fails: "double 5"),
      ], checks: checks, rules: [], imports: [], allowsUnsafe: false, secondsPerCheck: 3)
    return Part(points: 3, prompt: nil, modes: [.six], task: .write(task))
  }()

  private func feedback(on body: String) throws -> (text: String?, builds: Int) {
    let runner = CountingRunner()
    let grader = Grader(
      toolchain: try SharedToolchain.prepared.get(), sandbox: .none, runner: runner,
      scratchParent: "/tmp", width: 1)
    let submission = Submission.code("func double(_ n: Int) -> Int { \(body) }")
    let grade = try #require(try grader.grade(submission, to: Self.part))
    let before = runner.builds.load(ordering: .relaxed)
    let text = try grader.feedback(on: grade, for: submission, to: Self.part)
    return (text, runner.builds.load(ordering: .relaxed) - before)
  }

  @Test func isThatOfTheSameMistake() throws {
    let (text, builds) = try feedback(on: "if n == 2 { return 5 } else { return n + n }")
    #expect(text == "of double 2")
    #expect(builds == 2)
  }

  @Test func isThatOfAMistakeThatFailsAtTheSame() throws {
    let (text, builds) = try feedback(on: "n == 5 ? 99 : n * 2")
    #expect(text == "of double 5")
    #expect(builds == 2)
  }

  /// Of the mistakes that it may be, one fails at the same check first, but not at the next.
  @Test func isNoneWhereMoreFails() throws {
    let (text, builds) = try feedback(on: "n == 0 ? 0 : 7")
    #expect(text == nil)
    #expect(builds == 3)
  }

  /// What it is to come to at the check that hangs, nobody waits for again.
  @Test func needsNoSecondWaitForACheckThatHangs() throws {
    let (text, builds) = try feedback(on: "if n == 2 { while true {} } else { return n * 2 }")
    #expect(text == "of double 2")
    #expect(builds == 1)
  }

  @Test func isNoneForWhatIsRight() throws {
    let (text, builds) = try feedback(on: "n * 2")
    #expect(text == nil)
    #expect(builds == 0)
  }
}
