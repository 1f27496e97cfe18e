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

  /// The units of some claims of a plan, in the order in which they are tried.
  static func units(of plan: ProofPlan, keys: [ClaimKey], among indices: [Int]) -> [ProofUnit] {
    var places: [Digest: Int] = [:]
    var units: [ProofUnit] = []
    var questions: [Slug: [Int]] = [:]
    for index in indices {
      let claim = plan.claims[index]
      let attempt = ClaimAttempt(claim)
      // What needs no attempt is a unit of its own.
      let key = attempt == nil ? keys[index].claim : keys[index].work
      if let place = places[key] {
        units[place].add(index, attempt, of: claim)
      } else {
        places[key] = units.count
        questions[claim.question, default: []].append(units.count)
        var unit = ProofUnit(key: key, trials: [], cost: 0)
        unit.add(index, attempt, of: claim)
        units.append(unit)
      }
    }
    return spread(Array(questions.values), of: units).map { units[$0] }
  }

  /// Spreads the units of each question evenly over the whole, those first that take longest.
  ///
  /// The answers to one question are alike: where some wait for a clock, many do, and several side by
  /// side would leave the processors with nothing to do.
  private static func spread(_ questions: [[Int]], of units: [ProofUnit]) -> [Int] {
    var shares = [Double](repeating: 0, count: units.count)
    for own in questions {
      let ordered = own.sorted { (units[$1].cost, $0) < (units[$0].cost, $1) }
      // Questions with as many units must not come side by side each time.
      let phase = Double(Int(units[own[0]].key.prefix(4), radix: 16) ?? 0) / 65536
      for (rank, place) in ordered.enumerated() {
        shares[place] = (Double(rank) + phase) / Double(own.count)
      }
    }
    return units.indices.sorted { (shares[$0], $0) < (shares[$1], $1) }
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
