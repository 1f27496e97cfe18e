/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  let gone = Set(positions)
  var number = 1
  return queue.filter { _ in
    defer { number += 1 }
    return !gone.contains(number)
  }
}
