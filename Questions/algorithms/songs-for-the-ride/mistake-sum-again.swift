/// How many successive pieces fit into the limit at most.
func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var best = 0
  var start = 0
  for end in lengths.indices {
    while start <= end && lengths[start...end].reduce(0, +) > limit {
      start += 1
    }
    best = max(best, end - start + 1)
  }
  return best
}
