/// How many successive pieces fit into the limit at most.
func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var best = 0
  var count = 0
  var sum = 0
  for length in lengths {
    if sum + length <= limit {
      sum += length
      count += 1
    } else if length <= limit {
      sum = length
      count = 1
    } else {
      sum = 0
      count = 0
    }
    best = max(best, count)
  }
  return best
}
