func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var table = [0]
  for amount in 0..<postage {
    var best = 1_000
    for value in values where value <= amount + 1 {
      best = min(best, table[amount + 1 - value] + 1)
    }
    table.append(best)
  }
  return table[postage] >= 1_000 ? nil : table[postage]
}
