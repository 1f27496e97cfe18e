/// Claims of a plan about the same work, in all language modes: what is moved as a whole, and done by one
/// worker, since much of what one mode shows holds in the other.
struct ProofUnit: Sendable {
  /// The claims that are tried by the same attempt.
  struct Trial: Sendable {
    /// What is tried; nil where nothing has to be.
    let attempt: ClaimAttempt?
    /// The places of the claims in the plan, in order.
    var claims: [Int]
  }

  /// The key of what is tried.
  let key: Digest
  var trials: [Trial]
  /// How long it takes, roughly, in seconds.
  fileprivate(set) var cost: Double
}

extension ProofUnit {
  /// The places of the claims in the plan.
  var claims: [Int] { trials.flatMap(\.claims) }

  /// The units of some claims of a plan, those that take longest first.
  static func units(of plan: ProofPlan, keys: [ClaimKey], among indices: [Int]) -> [ProofUnit] {
    var places: [Digest: Int] = [:]
    var units: [ProofUnit] = []
    for index in indices {
      let claim = plan.claims[index]
      let attempt = ClaimAttempt(claim)
      // What needs no attempt is a unit of its own.
      let key = attempt == nil ? keys[index].claim : keys[index].work
      if let place = places[key] {
        units[place].add(index, attempt, of: claim)
      } else {
        places[key] = units.count
        var unit = ProofUnit(key: key, trials: [], cost: 0)
        unit.add(index, attempt, of: claim)
        units.append(unit)
      }
    }
    return units.enumerated()
      .sorted { ($1.element.cost, $0.offset) < ($0.element.cost, $1.offset) }
      .map(\.element)
  }

  private mutating func add(_ index: Int, _ attempt: ClaimAttempt?, of claim: Claim) {
    if let trial = trials.firstIndex(where: { $0.attempt == attempt }) {
      trials[trial].claims.append(index)
      return
    }
    cost += ClaimCost.estimate(attempt, of: claim, isKnown: !trials.isEmpty)
    trials.append(Trial(attempt: attempt, claims: [index]))
  }
}

extension ProofPlan {
  /// The keys of all claims, in order.
  func keys(width: Int) -> [ClaimKey] {
    Parallel.map(claims, width: width) { ClaimKey($0) }
  }
}
