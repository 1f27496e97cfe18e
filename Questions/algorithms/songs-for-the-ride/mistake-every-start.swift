/// How many successive pieces fit into the limit at most.
func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var best = 0
  for start in lengths.indices {
    var sum = 0
    var end = start
    while end < lengths.count && sum + lengths[end] <= limit {
      sum += lengths[end]
      end += 1
    }
    best = max(best, end - start)
  }
  return best
}
