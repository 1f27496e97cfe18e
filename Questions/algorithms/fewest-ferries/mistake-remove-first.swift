/// The smallest number of ferries from the start to the goal.
func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var found: Set = [start]
  var queue = [(start, 0)]
  while !queue.isEmpty {
    let (harbour, ferries) = queue.removeFirst()
    if harbour == goal { return ferries }
    for neighbour in routes[harbour] ?? [] where found.insert(neighbour).inserted {
      queue.append((neighbour, ferries + 1))
    }
  }
  return nil
}
