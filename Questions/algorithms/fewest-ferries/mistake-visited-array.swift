/// The smallest number of ferries from the start to the goal.
func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var found = [start]
  var level = [start]
  var ferries = 0
  while !level.isEmpty {
    if level.contains(goal) { return ferries }
    var next: [Int] = []
    for harbour in level {
      for neighbour in routes[harbour] ?? [] where !found.contains(neighbour) {
        found.append(neighbour)
        next.append(neighbour)
      }
    }
    level = next
    ferries += 1
  }
  return nil
}
