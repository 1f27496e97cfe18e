/// The smallest number of ferries from the start to the goal.
func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var found: Set = [start]
  var level: Set = [start]
  var ferries = 0
  while !level.isEmpty {
    if level.contains(goal) { return ferries }
    level = Set(level.flatMap { routes[$0, default: []] }).subtracting(found)
    found.formUnion(level)
    ferries += 1
  }
  return nil
}
