/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  let cancelled = Set(positions)
  return zip(queue.indices, queue).filter { !cancelled.contains($0.0) }.map(\.1)
}
