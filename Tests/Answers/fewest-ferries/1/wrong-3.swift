func fewestFerries(from start: Int, to goal: Int, in routes: [Int: [Int]]) -> Int? {
  var found: Set = [start]
  var queue = [start]
  var position = 0
  while position < queue.count {
    let harbour = queue[position]
    if harbour == goal { return position }
    position += 1
    for other in routes[harbour]! where found.insert(other).inserted {
      queue.append(other)
    }
  }
  return nil
}
