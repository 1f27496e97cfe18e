func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var best = [Int](repeating: Int.max, count: postage + 1)
  best[0] = 0
  for amount in 1...postage {
    for value in values where value <= amount {
      best[amount] = min(best[amount], best[amount - value] + 1)
    }
  }
  return best[postage] == Int.max ? nil : best[postage]
}
