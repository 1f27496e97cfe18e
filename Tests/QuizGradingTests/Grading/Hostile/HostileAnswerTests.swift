import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// Every answer of the corpus, in the sandbox and without one.
///
/// Serialised, since at its end nothing may be left of any of them.
@Suite(.serialized) struct HostileAnswerTests {
  private static let folder = Checkout.root + "/Tests/Hostile"
  private static let corpus = Result { try HostileCorpus.load(from: folder) }
  private static let answers = (try? corpus.get().answers) ?? []

  /// Where no scratch folder but those of this suite is made.
  private static let scratch = NSTemporaryDirectory() + "quiz-hostile-\(getpid())"

  /// Verdicts that an answer's process has no part in: the sandbox makes no difference to them.
  private static let withoutRunning: Set<String> = [
    "does-not-compile", "breaks-a-rule", "compiler-gave-up", "refused",
  ]

  private static let unprotected = answers.filter {
    $0.only != "sandbox" && !withoutRunning.contains($0.verdict)
  }

  @Test func thereAreManyAndEachHasItsFile() throws {
    let corpus = try Self.corpus.get()
    #expect(corpus.answers.count >= 150)
    #expect(Set(corpus.answers.map(\.name)).count == corpus.answers.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder + "/answers")
    let named = corpus.answers.filter { $0.repeat == nil }.map { $0.name + ".swift" }
    #expect(Set(files) == Set(named))
  }

  @Test(.enabled(if: SharedToolchain.sandbox.protects))
  func allAreJudgedInTheSandbox() async throws {
    try await Self.judge(Self.answers, sandbox: SharedToolchain.sandbox)
  }

  @Test func allAreJudgedWithoutASandbox() async throws {
    try await Self.judge(Self.unprotected, sandbox: .none)
  }

  /// Comes last: the tests of a serialised suite run in the order in which they stand.
  @Test func leavesNothingBehind() throws {
    // The compiler ends with the last thread that has it.
    let files = FileManager.default
    #expect(
      try LongWork.comesTrue { try files.contentsOfDirectory(atPath: Self.scratch).isEmpty })
    #expect(Self.processesLeft() == [])
    try FileManager.default.removeItem(atPath: Self.scratch)
  }

  /// Side by side, though the tests of a serialised suite are not.
  private static func judge(_ answers: [HostileAnswer], sandbox: Sandbox) async throws {
    #expect(!answers.isEmpty)
    try FileManager.default.createDirectory(
      atPath: scratch, withIntermediateDirectories: true)
    let resident = ResidentCompiler(
      of: try SharedToolchain.prepared.get(), sandbox: sandbox, scratchParent: scratch,
      cancellation: Cancellation())
    try await withThrowingTaskGroup { group in
      for answer in answers {
        group.addTask {
          try await LongWork.run(isLongest: true) {
            try judge(answer, sandbox: sandbox, resident: resident)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  private static func judge(
    _ answer: HostileAnswer, sandbox: Sandbox, resident: ResidentCompiler?
  ) throws {
    let task = try #require(try corpus.get().tasks[answer.task]).codeTask
    let bytes = try answer.bytes(in: folder)
    let text: String
    do throws(AnswerText.Refusal) {
      text = try AnswerText(bytes).text
    } catch {
      #expect(answer.verdict == "refused", "\(answer.name): \(error)")
      #expect("\(error)".contains(answer.says ?? "answer"), "\(answer.name)")
      return
    }
    var limits = AnswerLimits.standard
    limits.expressionSeconds = 1
    limits.compileSeconds = 8
    let grader = Grader(
      toolchain: try SharedToolchain.prepared.get(), sandbox: sandbox,
      runner: SystemProcessRunner(), resident: resident, scratchParent: scratch, width: 2,
      limits: limits)
    let grade = try grader.grade(
      text, as: task, points: 3, mode: LanguageMode(rawValue: answer.mode ?? 6) ?? .six)
    #expect(answer.faults(in: grade) == [], "\(answer.name): \(grade.evidence)")
    #expect(grade.sandbox == sandbox.name, "\(answer.name)")
  }

  /// The programs that run for an answer of this suite, or that the corpus starts.
  private static func processesLeft() -> [String] {
    let own = "SWIFT_QUIZ_RUN=\(getpid())-"
    let ids = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return ids.filter { Int($0) != nil }.compactMap { id in
      let variables = FileManager.default.contents(atPath: "/proc/\(id)/environ") ?? Data()
      let arguments = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") ?? Data()
      let command = String(decoding: arguments, as: UTF8.self).replacing("\0", with: " ")
      let environment = String(decoding: variables, as: UTF8.self)
      // Other tests of this process grade at the same time, in folders of their own.
      let isOurs =
        environment.contains(own) && (environment.contains(scratch) || command.contains(scratch))
      return isOurs || command.hasPrefix("sleep 700") ? command : nil
    }
  }
}
