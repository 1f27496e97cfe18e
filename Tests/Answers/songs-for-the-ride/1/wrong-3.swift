func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var start = 0
  var sum = 0
  for (end, length) in lengths.enumerated() {
    sum += length
    while sum > limit {
      sum -= lengths[start]
      start += 1
    }
    if end == lengths.count - 1 { return end - start + 1 }
  }
  return 0
}
