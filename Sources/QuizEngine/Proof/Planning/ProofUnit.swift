/// Claims of a plan that are tried by the same attempt: what is done once, and moved as a whole.
struct ProofUnit: Sendable {
  /// The key of what is tried.
  let key: Digest
  /// What is tried; nil where nothing has to be.
  let attempt: ClaimAttempt?
  /// The places of the claims in the plan, in order.
  var claims: [Int]
  /// How long it takes, roughly, in seconds.
  let cost: Double
}

extension ProofUnit {
  /// The units of some claims of a plan, those that take longest first.
  static func units(of plan: ProofPlan, keys: [ClaimKey], among indices: [Int]) -> [ProofUnit] {
    var places: [Digest: Int] = [:]
    var units: [ProofUnit] = []
    for index in indices {
      let claim = plan.claims[index]
      let attempt = ClaimAttempt(claim)
      // What needs no attempt is a unit of its own.
      let key = attempt == nil ? keys[index].claim : keys[index].attempt
      if let place = places[key] {
        units[place].claims.append(index)
      } else {
        places[key] = units.count
        units.append(
          ProofUnit(
            key: key, attempt: attempt, claims: [index],
            cost: ClaimCost.estimate(attempt, of: claim)))
      }
    }
    return units.enumerated()
      .sorted { ($1.element.cost, $0.offset) < ($0.element.cost, $1.offset) }
      .map(\.element)
  }
}

extension ProofPlan {
  /// The keys of all claims, in order.
  func keys(width: Int) -> [ClaimKey] {
    Parallel.map(claims, width: width) { ClaimKey($0) }
  }
}
