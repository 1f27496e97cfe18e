func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var known: [Int: Int?] = [:]
  func go(_ h: Int) -> Int? {
    if h == goal { return 0 }
    if let k = known[h] { return k }
    known[h] = .some(nil)
    let best = (routes[h] ?? []).compactMap { go($0) }.min().map { $0 + 1 }
    known[h] = .some(best)
    return best
  }
  return go(start)
}
