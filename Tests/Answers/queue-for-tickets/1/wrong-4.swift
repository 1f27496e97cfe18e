/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  Set(positions).sorted(by: >).reduce(queue) { Array($0[..<$1] + $0[($1 + 1)...]) }
}
