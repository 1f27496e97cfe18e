internal import Synchronization

/// Tries claims with the engine's own grader, several at a time, each thing once.
public struct Prover: Sendable {
  /// Tries what a claim wants, with what is known of the same work from another language mode.
  typealias Attempt =
    @Sendable (ClaimAttempt, CrossModeMemo) throws(GradingError) -> ClaimObservation

  let attempt: Attempt
  let compiler: String
  let width: Int
  let cancellation: Cancellation
  let cache: ProofCache?
  let context: ProofContext
  /// Whether the first failure ends the proof.
  let failsFast: Bool

  /// Takes what a proof needs.
  ///
  /// - Parameters:
  ///   - width: the number of claims to try side by side.
  ///   - cache: where outcomes are kept; nil to try everything anew.
  ///   - context: what stands for all that the outcomes hang on beside the bank.
  public init(
    grader: Grader, width: Int, cancellation: Cancellation, cache: ProofCache?,
    context: ProofContext, failsFast: Bool
  ) {
    self.init(
      attempt: { attempt, memo throws(GradingError) in try attempt.run(grader.sharing(memo)) },
      compiler: grader.toolchain.toolchain.versionText, width: width, cancellation: cancellation,
      cache: cache, context: context, failsFast: failsFast)
  }

  init(
    attempt: @escaping Attempt,
    compiler: String, width: Int, cancellation: Cancellation, cache: ProofCache?,
    context: ProofContext, failsFast: Bool = false
  ) {
    self.attempt = attempt
    self.compiler = compiler
    self.width = width
    self.cancellation = cancellation
    self.cache = cache
    self.context = context
    self.failsFast = failsFast
  }

  /// Settles every claim of a plan, and tells each outcome as it comes.
  ///
  /// Claims that an interruption kept from being tried are counted as skipped.
  public func prove(
    _ plan: ProofPlan, telling tell: @escaping @Sendable (ProofEvent) -> Void
  ) -> ProofReport {
    let run = ProofRun(prover: self, plan: plan, tell: tell)
    let results = run.results()
    cache?.finish()
    var report = ProofReport()
    report.questions = plan.questions
    report.fragments = plan.fragments
    report.bankFindings = plan.findings.sorted()
    report.compiler = compiler
    report.modes = Set(plan.claims.map(\.mode)).sorted()
    report.shard = plan.shard
    report.records = zip(plan.claims, results).map { claim, result in
      ProofReport.Record(claim, result, in: plan)
    }
    return report
  }
}
