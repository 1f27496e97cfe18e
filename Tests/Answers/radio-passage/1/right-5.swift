func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  // each start: push the right end as far as it goes; it never moves back
  var right = 0, total = 0, best = 0
  for left in 0..<lengths.count {
    while right < lengths.count && total + lengths[right] <= limit {
      total += lengths[right]
      right += 1
    }
    best = max(best, right - left)
    if right > left { total -= lengths[left] } else { right = left + 1 }
  }
  return best
}
