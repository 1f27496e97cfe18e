/// The people in the queue without those at the positions, in the same order.
func remaining(in queue: [String], without positions: [Int]) -> [String] {
  var gone = RangeSet<Int>()
  for position in positions.sorted() {
    gone.insert(position, within: queue)
  }
  var result = queue
  result.removeSubranges(gone)
  return result
}
