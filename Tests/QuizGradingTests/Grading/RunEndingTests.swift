@testable import QuizEngine
import Testing

/// How the end of a run is read.
@Suite struct RunEndingTests {
  private func ending(
    _ termination: ProcessOutcome.Termination, stopped: ProcessOutcome.Stop? = nil,
    said: String = "", cpu: Double = 0.1, memory: Int = 1 << 20, hasStarted: Bool = true
  ) -> RunEnding {
    RunEnding(
      ProcessOutcome(
        termination: termination, stopped: stopped, output: [], errorOutput: Array(said.utf8),
        report: [], seconds: 1, cpuSeconds: cpu, peakMemory: memory),
      hasStarted: hasStarted, secondsPerCheck: 5, limits: .standard)
  }

  @Test func readsEveryEnd() {
    #expect(ending(.exited(3)) == .exited(3))
    #expect(ending(.signalled(9), stopped: .silence) == .timedOut(seconds: 5))
    #expect(ending(.signalled(9), stopped: .wallTime) == .timedOut(seconds: 5))
    #expect(ending(.signalled(9), stopped: .output) == .tooMuchOutput)
    #expect(ending(.signalled(9), stopped: .cancelled) == .cancelled)
    #expect(ending(.signalled(24)) == .timedOut(seconds: 5))
    #expect(ending(.exited(128 + 24)) == .timedOut(seconds: 5))
    #expect(ending(.signalled(9), cpu: 6) == .timedOut(seconds: 5))
    #expect(ending(.signalled(9)) == .outOfMemory)
    #expect(ending(.signalled(25)) == .fileTooBig)
    #expect(ending(.signalled(6), said: "Fatal error: failed to allocate 9 bytes") == .outOfMemory)
    #expect(ending(.signalled(11), memory: 2_000_000_000) == .outOfMemory)
    #expect(ending(.exited(139)) == .crashed(Crash(signal: 11, message: "", line: nil)))
    #expect(ending(.signalled(6)) == .crashed(Crash(signal: 6, message: "", line: nil)))
  }

  /// What never came to the answer's code is the machine's fault.
  @Test func doesNotBlameAnAnswerThatNeverBegan() {
    let outcome = ending(.exited(1), said: "bwrap: no space left", hasStarted: false)
    #expect(outcome == .neverStarted(details: "it exited with status 1: bwrap: no space left"))
    var result = CheckResult(
      name: "", code: "", verdict: .wrong, points: 1, expected: "", got: "")
    CheckJudgement.tell(outcome, in: &result)
    #expect(result.verdict == .notGradable)
  }

  @Test func readsTheMessageAndTheAnswersLine() {
    let own = Crash(signal: 4, errorText: "x\nAnswer/main.swift:12: Fatal error: no\nStack trace")
    #expect(own == Crash(signal: 4, message: "Fatal error: no", line: 12))
    let library = Crash(
      signal: 4, errorText: "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range"
    )
    #expect(library == Crash(signal: 4, message: "Fatal error: Index out of range", line: nil))
    let check = Crash(signal: 4, errorText: "Answer/check-1:3: Fatal error: no")
    #expect(check.line == nil)
  }

  @Test func findsThePlaceOfACrashAmongTheOpenCalls() {
    #expect(CrashPlaces.addresses(in: "120c5 c2ef - 1277d - 124ee") == ["0x1277d", "0x124ed"])
    #expect(CrashPlaces.addresses(in: "120c5") == [])
    let symbols = """
      Swift runtime failure: arithmetic overflow
      /<compiler-generated>:0:0
      $s6Answer1fyS2iF
      /tmp/x/main.swift:4:7

      $s6Answer6checks
      /tmp/x/check-1:5:28

      """
    let place = CrashPlaces.place(in: symbols)
    #expect(place == CrashPlaces.Place(line: 4, reason: "arithmetic overflow"))
    #expect(CrashPlaces.place(in: "??\n??:0:0\n") == nil)
  }
}
