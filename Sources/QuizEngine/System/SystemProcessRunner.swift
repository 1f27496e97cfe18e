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
    var drain = PipeDrain(child: child, limit: request.limits.outputBytes)
    let stopped = watch(request.limits, start: start, drain: &drain)
    if stopped != nil { child.kill(sweep: request.sweep) }
    let ending = child.reap()
    child.killLeftovers(sweep: request.sweep)
    drain.finish()
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
    _ limits: ProcessLimits, start: Double, drain: inout PipeDrain
  ) -> ProcessOutcome.Stop? {
    var lastReport = start
    while !drain.hasEnded {
      let now = MonotonicTime.now()
      if cancellation.isWanted { return .cancelled }
      var deadline = start + limits.wallSeconds
      if now >= deadline { return .wallTime }
      if let silence = limits.silenceSeconds {
        if now >= lastReport + silence { return .silence }
        deadline = min(deadline, lastReport + silence)
      }
      switch drain.step(timeout: min(deadline - now, Self.longestStep)) {
      case .nothing: break
      case .report: lastReport = MonotonicTime.now()
      case .overLimit: return .output
      }
    }
    return nil
  }

  /// The longest wait without a look at the wish to cancel, in seconds.
  private static let longestStep = 0.1
}
