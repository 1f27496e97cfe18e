/// The smallest number of stamps that add up to the postage.
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var best: [Int?] = Array(repeating: nil, count: postage + 1)
  for amount in stride(from: 1, through: postage, by: 1) {
    for value in values {
      if value == amount {
        best[amount] = 1
      } else if value < amount, let others = best[amount - value] {
        best[amount] = min(best[amount] ?? .max, others + 1)
      }
    }
  }
  return best[postage]
}
