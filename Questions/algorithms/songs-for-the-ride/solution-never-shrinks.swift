/// How many successive pieces fit into the limit at most.
func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  // The window never becomes shorter than the best so far; it only slides on.
  var size = 0
  var sum = 0
  for end in lengths.indices {
    sum += lengths[end]
    if sum <= limit {
      size += 1
    } else {
      sum -= lengths[end - size]
    }
  }
  return size
}
