/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  queue.enumerated().filter { !positions.contains($0.offset) }.map(\.element)
}
