internal import Synchronization

/// Tries claims with the engine's own grader, several at a time.
public struct Prover: Sendable {
  private let grader: Grader
  private let width: Int
  private let cancellation: Cancellation

  /// Takes the grader, the number of claims to try side by side, and the wish to end early.
  public init(grader: Grader, width: Int, cancellation: Cancellation) {
    self.grader = grader
    self.width = width
    self.cancellation = cancellation
  }

  /// Tries every claim of a plan, and tells each outcome as it comes.
  ///
  /// Claims that an interruption kept from being tried are counted as skipped.
  public func prove(
    _ plan: ProofPlan, telling tell: @escaping @Sendable (ProofEvent) -> Void
  ) -> ProofReport {
    let total = plan.claims.count
    tell(.began(claims: total))
    let missing = missingModules(plan)
    let done = Mutex(0)
    let outcomes = Parallel.map(plan.claims, width: width) { claim in
      let outcome = attempt(claim, missing: missing)
      // Told under the lock, so that the numbers come in order.
      done.withLock { count in
        count += 1
        tell(.tried(claim, outcome, done: count, claims: total))
      }
      return outcome
    }
    return report(plan, outcomes)
  }

  private func report(_ plan: ProofPlan, _ outcomes: [ClaimOutcome]) -> ProofReport {
    var report = ProofReport()
    report.questions = plan.questions
    report.claims = plan.claims.count
    report.fragments = plan.fragments
    report.findings = plan.findings
    for (claim, outcome) in zip(plan.claims, outcomes) {
      switch outcome {
      case .passed: report.passed += 1
      case .failed(let finding):
        report.failed += 1
        report.findings.append(finding)
      case .skipped(let reason):
        report.skipped.append(
          ProofReport.Skipped(question: claim.question, place: claim.place, reason: reason))
      }
    }
    report.findings.sort()
    return report
  }

  private func attempt(_ claim: Claim, missing: Set<String>) -> ClaimOutcome {
    if cancellation.isWanted { return .skipped(reason: "interrupted") }
    if let module = claim.requires.first(where: missing.contains) {
      return .skipped(reason: "there is no module \(module) on this system")
    }
    do throws(GradingError) {
      let outcome = try ClaimTrial(claim: claim, grader: grader).run()
      return cancellation.isWanted ? .skipped(reason: "interrupted") : outcome
    } catch {
      return .failed(
        ClaimTrial(claim: claim, grader: grader).finding(
          "not-provable", "the claim could not be tried: \(error)"))
    }
  }

  /// The modules that some question requires and that this system lacks.
  private func missingModules(_ plan: ProofPlan) -> Set<String> {
    let required = Set(plan.claims.flatMap(\.requires))
    return required.filter { module in
      let outcome = try? grader.runProgram(
        "import \(module)\n", mode: .five, imports: [module], runs: false)
      return outcome?.ending != .compiled
    }
  }
}
