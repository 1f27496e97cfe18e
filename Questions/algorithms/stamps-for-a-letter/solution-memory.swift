/// The smallest number of stamps that add up to the postage.
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var known: [Int: Int?] = [0: 0]
  func fewest(_ rest: Int) -> Int? {
    if let answer = known[rest] { return answer }
    var best: Int?
    for value in values where value <= rest {
      guard let others = fewest(rest - value) else { continue }
      best = min(best ?? .max, others + 1)
    }
    known[rest] = .some(best)
    return best
  }
  return fewest(postage)
}
