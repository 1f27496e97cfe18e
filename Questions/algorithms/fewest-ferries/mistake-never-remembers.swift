/// The smallest number of ferries from the start to the goal.
func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var queue = [(start, 0)]
  var position = 0
  while position < queue.count {
    let (harbour, ferries) = queue[position]
    position += 1
    if harbour == goal { return ferries }
    for neighbour in routes[harbour] ?? [] {
      queue.append((neighbour, ferries + 1))
    }
  }
  return nil
}
