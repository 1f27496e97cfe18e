/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  let names = Set(positions.map { queue[$0] })
  return queue.filter { !names.contains($0) }
}
