/// How many successive pieces fit into the limit at most.
func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var best = 0
  var start = 0
  var sum = 0
  for (end, length) in lengths.enumerated() {
    sum += length
    while sum >= limit && start <= end {
      sum -= lengths[start]
      start += 1
    }
    best = max(best, end - start + 1)
  }
  return best
}
