/// How many successive pieces fit into the limit at most.
func longestPassage(of lengths: [Int], within limit: Int) -> Int {
  var sum = 0
  var count = 0
  for length in lengths.sorted() where sum + length <= limit {
    sum += length
    count += 1
  }
  return count
}
