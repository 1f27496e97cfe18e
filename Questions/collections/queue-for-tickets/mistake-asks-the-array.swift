/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  var result: [String] = []
  for (position, name) in queue.enumerated() where !positions.contains(position) {
    result.append(name)
  }
  return result
}
