@testable import QuizEngine
import Testing

/// Whose fault it is that something does not compile.
@Suite struct CompilationEndingTests {
  private static let error = Diagnostic(
    file: "main.swift", line: 1, column: 1, severity: .error, message: "cannot find 'x' in scope")
  private static let complex = Diagnostic(
    file: "main.swift", line: 1, column: 1, severity: .error,
    message: "the compiler is unable to type-check this expression in reasonable time; try …")

  private func ending(
    _ termination: ProcessOutcome.Termination, stopped: ProcessOutcome.Stop? = nil,
    said: String = "", errors: [Diagnostic] = [], cpu: Double = 1
  ) -> CompilationResult.Ending {
    CompilationResult.Ending(
      ProcessOutcome(
        termination: termination, stopped: stopped, output: [], errorOutput: Array(said.utf8),
        report: [], seconds: 1, cpuSeconds: cpu, peakMemory: 1),
      diagnostics: errors, limits: .standard)
  }

  @Test func readsEveryEnd() {
    #expect(ending(.exited(0)) == .compiled)
    #expect(ending(.exited(1), errors: [Self.error]) == .rejected)
    #expect(ending(.exited(1), errors: [Self.complex]) == .expressionTooComplex)
    #expect(ending(.exited(1), errors: [Self.complex, Self.error]) == .rejected)
    #expect(
      ending(.exited(1), said: "<unknown>:0: error: x")
        == .unusable(details: "<unknown>:0: error: x"))
    #expect(ending(.signalled(9), stopped: .wallTime) == .timedOut)
    #expect(ending(.signalled(9), stopped: .wallTime, errors: [Self.error]) == .rejected)
    #expect(ending(.signalled(24)) == .timedOut)
    #expect(ending(.exited(128 + 24)) == .timedOut)
    #expect(ending(.signalled(9)) == .outOfMemory)
    #expect(ending(.signalled(9), cpu: 31) == .timedOut)
    #expect(ending(.signalled(6), said: "LLVM ERROR: out of memory") == .outOfMemory)
    #expect(ending(.signalled(11), said: "Stack dump:\n0.") == .crashed(details: "Stack dump:\n0."))
    #expect(ending(.exited(139), said: "x") == .crashed(details: "x"))
    #expect(ending(.signalled(9), stopped: .output, errors: [Self.error]) == .rejected)
    #expect(ending(.signalled(9), stopped: .cancelled) == .unusable(details: "it was interrupted"))
  }

  /// The compiler repeats the answer's own lines.
  @Test func isNotTakenInByTheAnswersWords() {
    let said =
      "main.swift:1:1: error: no\nlet x = \"Stack dump: Please submit a bug report out of memory\"\n"
    #expect(ending(.exited(1), said: said, errors: [Self.error]) == .rejected)
  }
}
