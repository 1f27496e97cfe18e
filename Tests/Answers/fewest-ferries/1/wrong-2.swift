func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var found: Set = [start]
  var stack = [(start, 0)]
  while let (harbour, ferries) = stack.popLast() {
    if harbour == goal { return ferries }
    for other in routes[harbour] ?? [] where found.insert(other).inserted {
      stack.append((other, ferries + 1))
    }
  }
  return nil
}
