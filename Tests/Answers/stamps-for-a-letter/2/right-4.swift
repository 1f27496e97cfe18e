import Foundation
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var table = Array(repeating: Int.max, count: postage + 1)
  table[0] = 0
  for value in Set(values) where value <= postage {
    for amount in value...postage where table[amount - value] != .max {
      table[amount] = min(table[amount], table[amount - value] + 1)
    }
  }
  return table[postage] == .max ? nil : table[postage]
}
