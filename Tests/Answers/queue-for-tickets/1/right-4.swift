/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  let gone = positions.reduce(into: Set<Int>()) { $0.insert($1) }
  var result = queue
  var index = -1
  result.removeAll { _ in
    index += 1
    return gone.contains(index)
  }
  return result
}
