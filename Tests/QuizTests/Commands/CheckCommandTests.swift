import QuizEngine
import QuizTestSupport
import Testing

/// A sandbox that worked is remembered, and not trusted when it fails.
@Suite(.enabled(if: SharedToolchain.sandbox.protects, "needs a sandbox"))
struct CheckCommandTests {
  private let scratch: TemporaryFolder
  private let environment: [String: String]

  /// Puts a `bwrap` before the real one that stops working once there is a file `broken`.
  init() throws {
    scratch = try TemporaryFolder()
    let path = SharedToolchain.environment["PATH"] ?? ""
    guard case .bubblewrap(let real) = SharedToolchain.sandbox else {
      environment = [:]
      return
    }
    environment = ["PATH": scratch.path + ":" + path, "QUIZ_CACHE": scratch("cache")]
    try LocalFileSystem().write(
      """
      #!/bin/sh
      if [ -e '\(scratch("broken"))' ]; then echo 'no permissions' >&2; exit 1; fi
      echo x >>'\(scratch("calls"))'
      exec '\(real)' "$@"

      """, to: scratch("bwrap"))
    try LocalFileSystem().setPermissions(0o755, of: scratch("bwrap"))
  }

  private func check(_ options: String...) throws -> (outcome: ProcessOutcome, grade: JSON?) {
    let answer = """
      func seatNames(row: String, count: Int) -> [String] {
        (0..<count).map { "\\(row)\\($0)" }
      }

      """
    let outcome = try BuiltQuiz.run(
      ["check", "range-loop", "-", "--json"] + options, input: answer, environment: environment)
    return (outcome, try? JSON(outcome.outputText))
  }

  private func callsOfSandbox() -> Int {
    let bytes = try? LocalFileSystem().read(scratch("calls"), atMost: 1 << 16)
    return bytes?.count { $0 == UInt8(ascii: "x") } ?? 0
  }

  @Test func remembersWhatWorksAndTriesAnewWhatFails() throws {
    let first = try check()
    #expect(first.grade?["sandbox"]?.string == "bwrap", "\(first.outcome.errorText)")
    let before = callsOfSandbox()
    let second = try check()
    #expect(second.grade?["sandbox"]?.string == "bwrap")
    // The compiler is in one, the answer in another; a trial would be one more.
    #expect(callsOfSandbox() - before == 2)

    try LocalFileSystem().write("", to: scratch("broken"))
    let third = try check()
    #expect(third.outcome.termination == .exited(0), "\(third.outcome.errorText)")
    #expect(third.grade?["verdict"]?.string == "accepted")
    #expect(third.grade?["sandbox"]?.string == "none")
    let demanding = try check("--sandbox", "required")
    #expect(demanding.outcome.termination == .exited(69))
    #expect(demanding.outcome.errorText.contains("no permissions"))
  }
}
