func remaining(in queue: [String], without positions: [Int]) -> [String] {
  Set(queue.indices).subtracting(positions).sorted().map { queue[$0] }
}
