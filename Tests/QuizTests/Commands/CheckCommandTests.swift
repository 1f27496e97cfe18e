import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// A sandbox that worked is remembered, and not trusted when it fails.
@Suite(.enabled(if: SharedToolchain.sandbox.protects, "needs a sandbox"))
struct CheckCommandTests {
  private let scratch: TemporaryFolder
  private let sandbox: WatchedSandbox

  init() throws {
    scratch = try TemporaryFolder()
    sandbox = try #require(try WatchedSandbox(in: scratch.path))
    // The toolchain may be ready; what is remembered of the sandbox begins anew.
    let ready = try SharedToolchain.prepared.get().folder
    try LocalFileSystem().makeFolder(scratch("cache"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch("cache/" + URL(filePath: ready).lastPathComponent),
      withDestinationPath: ready)
  }

  private func check(_ options: String...) throws -> (outcome: ProcessOutcome, grade: JSON?) {
    let answer = """
      func seatNames(row: String, count: Int) -> [String] {
        (0..<count).map { "\\(row)\\($0)" }
      }

      """
    let outcome = try BuiltQuiz.run(
      ["check", "range-loop", "-", "--json"] + options, input: answer,
      environment: ["PATH": sandbox.path, "QUIZ_CACHE": scratch("cache")])
    return (outcome, try? JSON(outcome.outputText))
  }

  @Test func remembersWhatWorksAndTriesAnewWhatFails() throws {
    let first = try check()
    #expect(first.grade?["sandbox"]?.string == "bwrap", "\(first.outcome.errorText)")
    let before = sandbox.calls.count
    let second = try check()
    #expect(second.grade?["sandbox"]?.string == "bwrap")
    // The compiler is in one, the answer in another; a trial would be one more.
    let calls = sandbox.calls.dropFirst(before)
    #expect(calls.count == 2)
    #expect(calls.first?.contains("/resident ") == SharedToolchain.hasResident)

    try sandbox.breakDown()
    let third = try check()
    #expect(third.outcome.termination == .exited(0), "\(third.outcome.errorText)")
    #expect(third.grade?["verdict"]?.string == "accepted")
    #expect(third.grade?["sandbox"]?.string == "none")
    let demanding = try check("--sandbox", "required")
    #expect(demanding.outcome.termination == .exited(69))
    #expect(demanding.outcome.errorText.contains("no permissions"))
  }
}
