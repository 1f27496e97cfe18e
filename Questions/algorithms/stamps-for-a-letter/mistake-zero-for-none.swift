/// The smallest number of stamps that add up to the postage.
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var best = Array(repeating: 0, count: postage + 1)
  for amount in stride(from: 1, through: postage, by: 1) {
    var smallest = Int.max
    for value in values where value <= amount {
      smallest = min(smallest, best[amount - value] + 1)
    }
    best[amount] = smallest == .max ? 0 : smallest
  }
  return best[postage]
}
