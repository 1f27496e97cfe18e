func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  // each value once only
  var best: [Int?] = Array(repeating: nil, count: postage + 1)
  best[0] = 0
  for value in values where value <= postage {
    for amount in stride(from: postage, through: value, by: -1) {
      if let others = best[amount - value] {
        best[amount] = min(best[amount] ?? .max, others + 1)
      }
    }
  }
  return best[postage]
}
