// sort the positions by badge, then take the earliest second scan
func firstRepeat(in badges: [Int]) -> Int? {
  let order = badges.indices.sorted { (badges[$0], $0) < (badges[$1], $1) }
  var best: Int?
  for (first, second) in zip(order, order.dropFirst()) where badges[first] == badges[second] {
    best = min(best ?? second, second)
  }
  return best.map { badges[$0] }
}
