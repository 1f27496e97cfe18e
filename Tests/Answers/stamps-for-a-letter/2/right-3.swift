// forwards: from each amount that can be reached, put on one more stamp
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var best = [0: 0]
  for amount in 0..<max(postage, 0) {
    guard let count = best[amount] else { continue }
    for value in values {
      if amount + value <= postage {
        best[amount + value] = min(best[amount + value] ?? Int.max, count + 1)
      }
    }
  }
  return best[postage]
}

let check = [fewestStamps(for: 0, from: []), fewestStamps(for: 3, from: [2])]
print(check)
