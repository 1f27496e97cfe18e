internal import Synchronization

/// One proof on its way.
final class ProofRun: Sendable {
  private let prover: Prover
  private let plan: ProofPlan
  private let keys: [ClaimKey]
  private let tell: @Sendable (ProofEvent) -> Void
  private let state: Mutex<State>

  private struct State {
    var results: [ClaimResult?]
    var done = 0
    var hasFailed = false
  }

  init(prover: Prover, plan: ProofPlan, tell: @escaping @Sendable (ProofEvent) -> Void) {
    self.prover = prover
    self.plan = plan
    self.tell = tell
    keys = plan.keys(width: prover.width)
    state = Mutex(State(results: Array(repeating: nil, count: plan.claims.count)))
  }

  /// The results of all claims, in the order of the plan.
  func results() -> [ClaimResult] {
    let known = lookUp()
    tell(.began(claims: plan.claims.count, cached: known.count))
    state.withLock { state in
      for (index, result) in known { state.results[index] = result }
      state.done = known.count
      state.hasFailed = known.values.contains { $0.isFailure }
    }
    let open = plan.claims.indices.filter { known[$0] == nil }
    let missing = missingModules(open)
    let units = ProofUnit.units(of: plan, keys: keys, among: open)
    let doubtful = Parallel.map(units, width: prover.width) { work(on: $0, missing: missing) }
    // What may be the fault of a busy machine is tried once more, with nothing beside it.
    for unit in doubtful.compactMap({ $0 }) { retry(unit) }
    return state.withLock { $0.results.map { $0 ?? ClaimResult(.skipped(reason: "interrupted")) } }
  }
}

extension ProofRun {
  private func lookUp() -> [Int: ClaimResult] {
    guard let cache = prover.cache else { return [:] }
    var known: [Int: ClaimResult] = [:]
    for index in plan.claims.indices where plan.claims[index].needsAttempt {
      known[index] = cache.result(for: prover.context.key(of: keys[index]))
    }
    return known
  }

  /// Tries a unit; gives back the part of it of which what came is in doubt.
  private func work(on unit: ProofUnit, missing: Set<String>) -> ProofUnit? {
    let memo = CrossModeMemo()
    var doubtful = unit
    doubtful.trials = unit.trials.compactMap { work(on: $0, memo, missing: missing) }
    return doubtful.trials.isEmpty ? nil : doubtful
  }

  private func work(
    on trial: ProofUnit.Trial, _ memo: CrossModeMemo, missing: Set<String>
  ) -> ProofUnit.Trial? {
    var wanted = trial
    wanted.claims = trial.claims.filter { index in
      guard let module = plan.claims[index].requires.first(where: missing.contains) else {
        return true
      }
      settle(index, skipped("there is no module \(module) on this system"))
      return false
    }
    guard !wanted.claims.isEmpty else { return nil }
    if prover.failsFast, state.withLock({ $0.hasFailed }) {
      for index in wanted.claims { settle(index, skipped("another claim failed before")) }
      return nil
    }
    let results = attempt(wanted, memo)
    if !prover.failsFast, !prover.cancellation.isWanted, results.contains(where: \.isDoubtful) {
      return wanted
    }
    for (index, result) in zip(wanted.claims, results) { settle(index, result) }
    return nil
  }

  private func retry(_ unit: ProofUnit) {
    let memo = CrossModeMemo()
    for trial in unit.trials {
      for (index, result) in zip(trial.claims, attempt(trial, memo)) { settle(index, result) }
    }
  }

  private func attempt(_ trial: ProofUnit.Trial, _ memo: CrossModeMemo) -> [ClaimResult] {
    let claims = trial.claims
    if prover.cancellation.isWanted { return claims.map { _ in skipped("interrupted") } }
    let judgements = claims.map { ClaimJudgement(claim: plan.claims[$0]) }
    guard let attempt = trial.attempt else { return judgements.map { $0.judgeAlone() } }
    let start = MonotonicTime.now()
    let results: [ClaimResult]
    do throws(GradingError) {
      let observation = try prover.attempt(attempt, memo)
      results = judgements.map { $0.judge(observation) }
    } catch {
      results = judgements.map { $0.judge(error) }
    }
    // What was going on when the end was wanted proves nothing.
    if prover.cancellation.isWanted { return claims.map { _ in skipped("interrupted") } }
    let seconds = (MonotonicTime.now() - start) / Double(claims.count)
    return results.map { result in
      var result = result
      result.seconds = seconds
      return result
    }
  }

  private func settle(_ index: Int, _ result: ClaimResult) {
    if let cache = prover.cache, plan.claims[index].needsAttempt {
      cache.keep(result, for: prover.context.key(of: keys[index]))
    }
    // Told under the lock, so that the numbers come in order.
    state.withLock { state in
      state.results[index] = result
      state.done += 1
      if result.isFailure { state.hasFailed = true }
      tell(
        .tried(
          plan.claims[index], result.outcome, done: state.done, claims: plan.claims.count))
    }
  }

  private func skipped(_ reason: String) -> ClaimResult {
    ClaimResult(.skipped(reason: reason))
  }

  /// The modules that some question requires and that this system lacks.
  private func missingModules(_ open: [Int]) -> Set<String> {
    let required = Set(open.flatMap { plan.claims[$0].requires })
    return required.filter { module in
      let attempt = ClaimAttempt(importing: module)
      guard case .program(let outcome)? = try? prover.attempt(attempt, CrossModeMemo()) else {
        return true
      }
      return outcome.ending != .compiled
    }
  }
}

extension ClaimResult {
  fileprivate var isFailure: Bool {
    if case .failed = outcome { true } else { false }
  }

  /// Whether another run might come to another result.
  fileprivate var isDoubtful: Bool {
    if case .failed(let refutation) = outcome { !refutation.isCertain } else { false }
  }
}

extension ClaimAttempt {
  /// Tries whether there is a module.
  fileprivate init(importing module: String) {
    work = .program(text: "import \(module)\n", imports: [module], runs: false)
    mode = .five
  }
}
