func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var table = [Int?](repeating: nil, count: postage + 1)
  table[0] = 0
  for value in values {
    for amount in stride(from: postage, through: value, by: -1) {
      if let b = table[amount - value] { table[amount] = min(table[amount] ?? .max, b + 1) }
    }
  }
  return table[postage]
}
