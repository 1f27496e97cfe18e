func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var left = lengths.startIndex
  var right = lengths.startIndex
  var sum = 0
  var best = 0
  while right < lengths.endIndex {
    if sum + lengths[right] <= limit {
      sum += lengths[right]
      right += 1
      best = max(best, right - left)
    } else if left < right {
      sum -= lengths[left]
      left += 1
    } else {
      left += 1
      right += 1
    }
  }
  return best
}
