/// The smallest number of ferries from the start to the goal.
func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var found: Set<Int> = []
  var level = [start]
  var ferries = 1
  while !level.isEmpty {
    var next: [Int] = []
    for harbour in level {
      for neighbour in routes[harbour] ?? [] {
        if neighbour == goal { return ferries }
        if found.insert(neighbour).inserted {
          next.append(neighbour)
        }
      }
    }
    level = next
    ferries += 1
  }
  return nil
}
