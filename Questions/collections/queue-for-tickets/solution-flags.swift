/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  var stays = Array(repeating: true, count: queue.count)
  for position in positions {
    stays[position] = false
  }
  return queue.indices.filter { stays[$0] }.map { queue[$0] }
}
