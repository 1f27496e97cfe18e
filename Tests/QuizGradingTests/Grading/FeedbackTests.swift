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

  /// A check that does not compile beside the answer is one failure among others.
  @Test func comparesChecksThatDoNotFit() throws {
    func feedback(on body: String) throws -> String? {
      let checks = [("double(2)", "4"), ("half(4)", "2"), ("double(3)", "6")].map {
        Check(
          name: $0.0, points: 1, isHidden: false, setup: "",
          trial: .gives(expression: $0.0, value: $0.1, within: nil), modes: nil)
      }
      let mistake = CodeTask.Mistake(
        file: SourceFile(
          name: "no-half.swift", text: "func double(_ n: Int) -> Int { n == 2 ? 5 : 2 * n }"),
        failure: CodeTask.Failure(verdict: .partly, message: "half(4)"), feedback: "no half")
      let task = CodeTask(
        starter: nil, starterFails: nil, solutions: [], mistakes: [mistake], checks: checks,
        rules: [], imports: [], allowsUnsafe: false, secondsPerCheck: 3)
      let part = Part(points: 3, prompt: nil, modes: [.six], task: .write(task))
      let submission = Submission.code("func double(_ n: Int) -> Int { \(body) }")
      let grader = try SharedToolchain.grader()
      let grade = try #require(try grader.grade(submission, to: part))
      return try grader.feedback(on: grade, for: submission, to: part)
    }
    #expect(try feedback(on: "n == 2 ? 5 : n + n") == "no half")
    #expect(try feedback(on: "n == 2 ? 4 : n * 3") == nil)
  }

  /// What the machine could not grade is like nothing.
  @Test func aMistakeThatCannotBeGradedIsNotTheAnswers() throws {
    let runner = FailingLater()
    let grader = Grader(
      toolchain: try SharedToolchain.prepared.get(), sandbox: .none, runner: runner,
      scratchParent: "/tmp", width: 1)
    let submission = Submission.code("func double(_ n: Int) -> Int { n == 2 ? 5 : n * 2 }")
    let grade = try #require(try grader.grade(submission, to: Self.part))
    runner.failsAfter.store(1, ordering: .relaxed)
    #expect(try grader.feedback(on: grade, for: submission, to: Self.part) == nil)
  }

  /// Lets so many more links succeed, and refuses all behind them.
  private final class FailingLater: ProcessRunner {
    let failsAfter = Atomic<Int>(.max)

    func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
      var request = request
      if request.arguments.contains(where: { $0.contains("--wrap=exit") }),
        failsAfter.subtract(1, ordering: .relaxed).newValue < 0
      {
        request.arguments = ["-c", "exit 1"]
        request.executable = "/bin/sh"
      }
      return try SystemProcessRunner().run(request)
    }
  }
}
