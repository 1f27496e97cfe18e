#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Runs programs with limits: pipes are drained while they run, and nothing is left behind.
public struct SystemProcessRunner: ProcessRunner {
  private let cancellation: Cancellation

  /// Takes the wish that ends running programs early.
  public init(cancellation: Cancellation = Cancellation()) {
    self.cancellation = cancellation
  }

  /// Runs a program to its end, within its limits.
  public func run(_ request: ProcessRequest) throws(ProcessError) -> ProcessOutcome {
    let start = MonotonicTime.now()
    let child = try ChildProcess.spawn(request)
    var drain = PipeDrain(child.pipes, limit: request.limits.outputBytes)
    var stopped = watch(request, child: child, start: start, drain: &drain)
    if stopped != nil { child.kill(sweep: request.sweep) }
    let ending = child.reap()
    child.killLeftovers(sweep: request.sweep)
    if !drain.finish(within: Self.longestFarewell), stopped == nil { stopped = .output }
    return ProcessOutcome(
      termination: ending.termination, stopped: stopped, output: drain.output,
      errorOutput: drain.errorOutput, report: drain.report,
      seconds: MonotonicTime.now() - start, cpuSeconds: ending.cpuSeconds,
      peakMemory: ending.peakMemory)
  }
}

extension SystemProcessRunner {
  /// Reads what the program says until it ends or passes a limit.
  private func watch(
    _ request: ProcessRequest, child: ChildProcess, start: Double, drain: inout PipeDrain
  ) -> ProcessOutcome.Stop? {
    let limits = request.limits
    var lastReport = start
    // Until the first word the program is not there yet, which takes long on a busy machine.
    var grace = Self.longestStart
    var waiting = WaitingTime(child: child, most: limits.silenceSeconds ?? 0)
    while !drain.hasEnded {
      let now = MonotonicTime.now()
      if cancellation.isWanted { return .cancelled }
      var deadline = start + limits.wallSeconds + waiting.granted
      if now >= deadline { return .wallTime }
      if let silence = limits.silenceSeconds {
        var end = lastReport + silence + grace + waiting.grantedSinceReport
        if now >= end {
          guard waiting.grant() else { return .silence }
          end = lastReport + silence + grace + waiting.grantedSinceReport
        }
        deadline = min(deadline, end)
      }
      switch drain.step(timeout: min(deadline - now, Self.longestStep)) {
      case .nothing: break
      case .report:
        (lastReport, grace) = (MonotonicTime.now(), 0)
        waiting.reported()
      case .overLimit: return .output
      }
    }
    return nil
  }

  /// The longest wait without a look at the wish to cancel, in seconds.
  private static let longestStep = 0.1
  /// What is granted to a program with a report channel until its first word, in seconds.
  private static let longestStart = 10.0
  /// The time in which the pipes are closed by processes that were just ended, in seconds.
  private static let longestFarewell = 0.5
}
