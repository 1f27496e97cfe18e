/// The smallest number of ferries from the start to the goal.
func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var found: Set = [start]
  func search(_ harbour: Int) -> Int? {
    if harbour == goal { return 0 }
    for neighbour in routes[harbour] ?? [] where found.insert(neighbour).inserted {
      if let rest = search(neighbour) {
        return rest + 1
      }
    }
    return nil
  }
  return search(start)
}
