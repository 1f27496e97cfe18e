func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  if lengths.isEmpty { return 0 }
  var start = 0, end = 0, sum = lengths[0], best = 0
  while end < lengths.count - 1 {
    if sum <= limit {
      best = max(best, end - start + 1)
      end += 1
      sum += lengths[end]
    } else {
      sum -= lengths[start]
      start += 1
      if start > end { end = start; sum = lengths[start] }
    }
  }
  return best
}
