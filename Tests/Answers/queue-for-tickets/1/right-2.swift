/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  var people: [String?] = queue
  for position in positions {
    people[position] = nil
  }
  return people.compactMap { $0 }
}
