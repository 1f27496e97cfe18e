extension ProofPlan {
  /// The part of the plan with this number, from 1, of so many.
  ///
  /// The parts are balanced by what the claims cost, hold every claim once, and come out the same on
  /// every machine. What is wrong with the bank itself is told with each part.
  public func part(_ index: Int, of count: Int, width: Int) -> ProofPlan {
    let keys = keys(width: width)
    let units = ProofUnit.units(of: self, keys: keys, among: Array(claims.indices))
      .sorted { ($1.cost, $0.key.description) < ($0.cost, $1.key.description) }
    var loads = [Double](repeating: 0, count: count)
    var chosen: [Int] = []
    for unit in units {
      // The longest first, each to whoever has least to do; the first of equals.
      let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[lightest] += max(unit.cost, Self.leastCost)
      if lightest == index - 1 { chosen += unit.claims }
    }
    var part = self
    part.claims = chosen.sorted().map { claims[$0] }
    part.questions = Set(part.claims.map(\.question)).count
    part.shard = ProofShard(
      index: index, count: count, plan: Self.name(of: keys), questions: questions,
      claims: claims.count)
    return part
  }

  /// What judging costs where nothing is compiled: so that such claims are spread as well.
  private static let leastCost = 0.0001

  private static func name(of keys: [ClaimKey]) -> String {
    Digest(texts: keys.map(\.claim.description).sorted()).prefix(32)
  }
}
