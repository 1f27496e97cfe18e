/// The smallest number of ferries from the start to the goal.
func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var distances = [start: 0]
  var frontier = [start]
  while !frontier.isEmpty, distances[goal] == nil {
    var next: [Int] = []
    for harbour in frontier {
      guard let distance = distances[harbour] else { continue }
      for neighbour in routes[harbour] ?? [] where distances[neighbour] == nil {
        distances[neighbour] = distance + 1
        next.append(neighbour)
      }
    }
    frontier = next
  }
  return distances[goal]
}
