func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var best = 0
  var start = 0
  var sum = 0
  for end in 0..<lengths.count {
    sum += lengths[end]
    if sum > limit {
      sum -= lengths[start]
      start += 1
    }
    best = max(best, end - start)
  }
  return best
}
