@testable import QuizEngine
import QuizTestSupport
import Testing

/// Whatever goes wrong on the machine, no answer pays for it.
@Suite struct GraderFaultTests {
  /// Runs everything but one program, which ends as it is told.
  private struct FaultyRunner: ProcessRunner {
    var isFaulty: @Sendable (ProcessRequest) -> Bool
    var termination: ProcessOutcome.Termination
    var said: String

    func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
      guard isFaulty(request) else { return try SystemProcessRunner().run(request) }
      return ProcessOutcome(
        termination: termination, stopped: nil, output: [], errorOutput: Array(said.utf8),
        report: [], seconds: 0, cpuSeconds: 0, peakMemory: 0)
    }
  }

  /// Runs everything but the linker, which finds no room.
  private struct UnlinkingRunner: ProcessRunner {
    var said: String

    func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
      let (status, said): (Int32, String)
      if GraderFaultTests.isLink(request) {
        (status, said) = (1, self.said)
      } else if GraderFaultTests.isCompile(request) {
        (status, said) = (97, self.said)
      } else {
        return try SystemProcessRunner().run(request)
      }
      return ProcessOutcome(
        termination: .exited(status), stopped: nil, output: [], errorOutput: Array(said.utf8),
        report: [], seconds: 0, cpuSeconds: 0, peakMemory: 0)
    }
  }

  /// Runs everything, with a compiler that cannot say which check it does not like.
  private struct SpeechlessRunner: ProcessRunner {
    func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
      let path = PathName.join(request.workingDirectory, "Checks.swift")
      guard GraderFaultTests.isCompile(request),
        let bytes = try? LocalFileSystem().read(path, atMost: 1 << 20),
        String(decoding: bytes, as: UTF8.self).contains("quizRegister(1)")
      else { return try SystemProcessRunner().run(request) }
      let said = "Checks.swift:3:1: error: failed to produce diagnostic for expression\n"
      return ProcessOutcome(
        termination: .exited(1), stopped: nil, output: [], errorOutput: Array(said.utf8),
        report: [], seconds: 0, cpuSeconds: 0, peakMemory: 0)
    }
  }

  /// Whether the answer is compiled, and linked in the same go.
  fileprivate static func isCompile(_ request: ProcessRequest) -> Bool {
    request.arguments.joined(separator: " ").contains("--wrap=exit")
  }

  /// Whether the linker is run by itself.
  fileprivate static func isLink(_ request: ProcessRequest) -> Bool {
    request.arguments.contains("--wrap=exit")
  }

  private static func isRun(_ request: ProcessRequest) -> Bool { request.control != nil }

  private func grade(
    runner: any ProcessRunner = SystemProcessRunner(), scratch: String = "/tmp",
    imports: [String] = [], text: String = "func one() -> Int { 1 }",
    checks expressions: [String] = ["one()"]
  ) throws -> Grade {
    let checks = expressions.map { expression in
      Check(
        name: expression, points: 1, isHidden: false, setup: "",
        trial: .gives(expression: expression, value: "1", within: nil), modes: nil)
    }
    let task = CodeTask(
      starter: nil, starterFails: nil, solutions: [], mistakes: [], checks: checks, rules: [],
      imports: imports, allowsUnsafe: false, secondsPerCheck: 5)
    let grader = Grader(
      toolchain: try SharedToolchain.prepared.get(), sandbox: .none, runner: runner,
      scratchParent: scratch, width: 1)
    return try grader.grade(text, as: task, points: 1, mode: .six)
  }

  @Test(arguments: [
    (
      isCompile, ProcessOutcome.Termination.exited(1),
      "<unknown>:0: error: No space left on device"
    ),
    (isRun, .exited(1), "bwrap: No permissions to create a new namespace"),
    (isRun, .exited(127), "error while loading shared libraries: libswiftCore.so"),
    (isRun, .signalled(9), ""),
  ])
  func isNotGradable(
    isFaulty: @escaping @Sendable (ProcessRequest) -> Bool,
    termination: ProcessOutcome.Termination,
    said: String
  ) throws {
    let grade = try grade(
      runner: FaultyRunner(isFaulty: isFaulty, termination: termination, said: said))
    #expect(grade.verdict == .notGradable)
    #expect(grade.points == 0)
    #expect(grade.message.contains(said))
  }

  /// Such a check fails by itself; the others are judged as ever.
  @Test func findsTheCheckThatTheCompilerDoesNotName() throws {
    let grade = try grade(runner: SpeechlessRunner(), checks: ["one()", "one() * 1", "1 * one()"])
    #expect(grade.verdict == .partly)
    #expect(grade.checks.map(\.verdict) == [.accepted, .doesNotCompile, .accepted])
  }

  /// Where the compile went well and the link did not, the link is tried by itself and tells why.
  @Test func tellsWhyTheLinkFailed() throws {
    let said = "ld.lld: error: failed to write output: No space left on device"
    let grade = try grade(runner: UnlinkingRunner(said: said))
    #expect(grade.verdict == .notGradable)
    #expect(grade.message == "The program could not be linked: it exited with status 1: \(said)")
  }

  @Test(arguments: [
    (ProcessOutcome.Termination.signalled(11), "crashed"), (.exited(139), "crashed"),
    (.signalled(9), "memory"), (.signalled(24), "did not finish"),
  ])
  func saysThatTheCompilerGaveUp(termination: ProcessOutcome.Termination, word: String) throws {
    let grade = try grade(
      runner: FaultyRunner(isFaulty: Self.isCompile, termination: termination, said: "x"))
    #expect(grade.verdict == .compilerGaveUp)
    #expect(grade.message.contains(word))
  }

  @Test func namesTheScratchFolderThatCannotBeMade() {
    #expect(throws: GradingError.self) { try grade(scratch: "/nowhere/at/all") }
  }

  /// The question allows it, this machine has not got it.
  @Test func doesNotBlameTheAnswerForAMissingModule() throws {
    let grade = try grade(imports: ["NoSuchKit"], text: "import NoSuchKit\nfunc one() -> Int { 1 }")
    #expect(grade.verdict == .notGradable)
    #expect(grade.message.contains("NoSuchKit"))
  }
}
