import QuizEngine
import Synchronization

/// Proves plans, and shows how far it is.
struct ProofSession {
  let options: ValidateOptions
  let world: World

  /// Proves a plan with every toolchain that was named, or with the one that is found.
  func prove(_ plan: ProofPlan) throws(CommandFailure) -> [ProofReport] {
    var reports: [ProofReport] = []
    for swift in options.swift.isEmpty ? [nil] : options.swift.map({ $0 }) {
      var report = try prove(plan, swift: swift)
      report.isStrict = options.isStrict
      reports.append(report)
      if world.cancellation.isWanted { break }
    }
    return reports
  }

  private func prove(_ plan: ProofPlan, swift: String?) throws(CommandFailure) -> ProofReport {
    // Where there is nothing to prove, no compiler is needed.
    if plan.claims.isEmpty, swift == nil { return ProofReport(nothingToProveIn: plan) }
    let grader = try world.makeGrader(swift: swift, sandbox: options.sandbox, width: 1)
    let cache = options.usesCache ? world.proofCache : nil
    let prover = Prover(
      // One more than there are processors: while one starts a program, another may compute.
      grader: grader, width: options.jobs ?? world.processors + 1,
      cancellation: world.cancellation, cache: cache, context: world.proofContext(grader),
      failsFast: options.failsFast)
    let report = run(prover, plan)
    if let trouble = cache?.trouble {
      world.console.write(
        "quiz: outcomes could not be kept for the next time: \(trouble).\n", to: .error)
    }
    return report
  }

  private func run(_ prover: Prover, _ plan: ProofPlan) -> ProofReport {
    let line = Mutex(ProgressLine(on: world.console))
    let start = ContinuousClock.now
    defer { line.withLock { $0.clear() } }
    return prover.prove(plan) { event in
      guard case .tried(_, _, let done, let claims) = event else { return }
      line.withLock {
        $0.show(Progress("Proving", done: done, of: claims, elapsed: .now - start))
      }
    }
  }
}
