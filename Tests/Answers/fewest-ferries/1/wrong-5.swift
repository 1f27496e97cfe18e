func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var visited: Set<Int> = []
  var queue = [(start, 0)]
  var i = 0
  while i < queue.count {
    let (h, n) = queue[i]
    i += 1
    if h == goal { return n }
    visited.insert(h)
    for x in routes[h] ?? [] where !visited.contains(x) { queue.append((x, n + 1)) }
  }
  return nil
}
