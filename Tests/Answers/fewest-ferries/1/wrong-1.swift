func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  // all simple paths
  func search(_ harbour: Int, _ path: Set<Int>) -> Int? {
    if harbour == goal { return 0 }
    var best: Int?
    for other in routes[harbour] ?? [] where !path.contains(other) {
      if let rest = search(other, path.union([other])) {
        best = min(best ?? .max, rest + 1)
      }
    }
    return best
  }
  return search(start, [start])
}
