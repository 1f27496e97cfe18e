func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var back: [Int: [Int]] = [:]
  for (from, tos) in routes { for to in tos { back[to, default: []].append(from) } }
  var dist: [Int: Int] = [goal: 0]
  var queue = [goal], head = 0
  while head < queue.count {
    let h = queue[head]
    head += 1
    if h == start { return dist[h] }
    for n in back[h] ?? [] where dist[n] == nil {
      dist[n] = dist[h]! + 1
      queue.append(n)
    }
  }
  return nil
}
