/// How many successive pieces fit into the limit at most.
func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var sums = [0]
  for length in lengths {
    sums.append(sums[sums.count - 1] + length)
  }
  var best = 0
  for start in lengths.indices {
    // the last end with sums[end] - sums[start] <= limit
    var low = start
    var high = lengths.count
    while low < high {
      let middle = (low + high + 1) / 2
      if sums[middle] - sums[start] <= limit {
        low = middle
      } else {
        high = middle - 1
      }
    }
    best = max(best, low - start)
  }
  return best
}
