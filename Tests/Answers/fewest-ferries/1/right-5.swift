func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var unvisited = routes
  var current: [Int] = [start]
  var ferries = 0
  while !current.isEmpty {
    if current.contains(goal) { return ferries }
    current = current.flatMap { unvisited.removeValue(forKey: $0) ?? [] }
    ferries += 1
  }
  return nil
}
