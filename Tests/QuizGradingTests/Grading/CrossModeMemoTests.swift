import QuizTestSupport
import Synchronization
import Testing

@testable import QuizEngine

/// What one language mode showed is taken over where the other makes the same of the text, and only there.
@Suite struct CrossModeMemoTests {
  /// Counts what is started.
  private final class CountingRunner: ProcessRunner {
    private let counts = Mutex<[String: Int]>([:])

    subscript(kind: String) -> Int { counts.withLock { $0[kind] ?? 0 } }

    func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
      let words = request.arguments.joined(separator: " ")
      let kind =
        words.contains("-dump-parse")
        ? "parse" : request.executable.hasSuffix("/\(Compiler.programName)") ? "run" : "build"
      counts.withLock { $0[kind, default: 0] += 1 }
      return try SystemProcessRunner().run(request)
    }
  }

  private let runner = CountingRunner()

  private func grader() throws -> Grader {
    Grader(
      toolchain: try SharedToolchain.prepared.get(), sandbox: .none, runner: runner,
      scratchParent: "/tmp", width: 1
    ).sharing(CrossModeMemo())
  }

  private static let task = CodeTask(
    starter: nil, starterFails: nil, solutions: [], mistakes: [],
    checks: [
      Check(
        name: "double", points: 1, isHidden: false, setup: "",
        trial: .gives(expression: "[1, 2].map { double($0) }", value: "[2, 4]", within: nil),
        modes: nil)
    ], rules: [], imports: [], allowsUnsafe: false, secondsPerCheck: 3)

  private func grades(_ text: String) throws -> [Grade] {
    let grader = try grader()
    return try LanguageMode.allCases.map {
      try grader.grade(text, as: Self.task, points: 1, mode: $0)
    }
  }

  @Test func theSameMachineCodeIsRunOnce() throws {
    let grades = try grades("func double(_ n: Int) -> Int { [n, n].reduce(0) { $0 + $1 } }")
    #expect(grades.map(\.verdict) == [.accepted, .accepted])
    #expect(runner["parse"] == 1)
    #expect(runner["run"] == 1)
  }

  /// `#file` names the module in mode 6.
  @Test func whatHangsOnTheModeIsTriedInEach() throws {
    let grades = try grades(
      "func double(_ n: Int) -> Int { #file.hasPrefix(\"Answer\") ? n * 2 : n * 3 }")
    #expect(grades.map(\.verdict) == [.wrong, .accepted])
    #expect(grades.map { $0.checks.map(\.got) } == [["[3, 6]"], ["[2, 4]"]])
    #expect(runner["parse"] == 2)
    #expect(runner["run"] == 2)
  }

  @Test func whatOneModeRefusesIsNotRunThere() throws {
    let grades = try grades(
      """
      class Box { var n = 2 }
      nonisolated let box = Box()
      func double(_ n: Int) -> Int { n * 2 }
      """)
    #expect(grades.map(\.verdict) == [.accepted, .doesNotCompile])
    #expect(runner["run"] == 1)
  }

  /// The answer is the same, but other checks are made of what it prints.
  @Test func checksOfOneModeAreNotTakenForThoseOfAnother() throws {
    var task = Self.task
    task.checks = [("a", LanguageMode.five), ("b", .six)].map { input, mode in
      Check(
        name: input, points: 1, isHidden: false, setup: "",
        trial: .answerPrints(text: input, input: input + "\n"), modes: [mode])
    }
    let grader = try grader()
    let grades = try LanguageMode.allCases.map {
      try grader.grade("print(readLine()!)", as: task, points: 1, mode: $0)
    }
    #expect(grades.map(\.verdict) == [.accepted, .accepted])
  }

  @Test func aProgramIsRunThriceInAll() throws {
    let grader = try grader()
    let outcomes = try LanguageMode.allCases.map {
      try grader.runProgram("print([1, 2].map { $0 * 2 })", mode: $0, imports: [], runs: true)
    }
    #expect(outcomes.map(\.output) == ["[2, 4]\n", "[2, 4]\n"])
    #expect(outcomes.map(\.ending) == [.finished, .finished])
    #expect(runner["run"] == 3)
  }

  @Test(arguments: [
    ("let a = 1", true), ("let a = 1 // half\n/* x */ let b = 2", true),
    ("let a = 6 / 2", false), ("let r = /a+/", false), ("let r = #/a/#", false),
    ("#if swift(>=6)\n#endif", false), ("f(/, 2)", false), ("let a = \\.count", true),
  ])
  func onlySomeTextsAreReadAlike(text: String, isAlike: Bool) {
    #expect(CrossModeMemo.isReadAlike(text) == isAlike)
  }

  @Test(arguments: [
    ("print([3, 1].sorted { $0 > $1 })", true), ("Task { print(1) }", false),
    ("@MainActor func f() {}", false), ("func f() async {}", false), ("import Dispatch", false),
  ])
  func someWordsLeadAwayFromTheMainThread(code: String, stays: Bool) {
    #expect(Compilation.staysOnMainThread(code) == stays)
  }
}
