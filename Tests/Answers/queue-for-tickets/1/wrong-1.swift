/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  var result = queue
  for position in Set(positions).sorted(by: >) {
    result.remove(at: position)
  }
  return result
}
