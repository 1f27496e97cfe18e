func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var best = 0
  for start in 0..<lengths.count {
    for end in start..<lengths.count where lengths[start...end].reduce(0, +) <= limit {
      best = max(best, end - start + 1)
    }
  }
  return best
}
