struct Memo {
  let values: [Int]
  var table: [Int?]

  mutating func fewest(_ rest: Int) -> Int {
    guard rest > 0 else { return rest == 0 ? 0 : Int.max }
    if let known = table[rest] { return known }
    var best = Int.max
    for value in values {
      let others = fewest(rest - value)
      if others < best - 1 { best = others + 1 }
    }
    table[rest] = best
    return best
  }
}

func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var memo = Memo(values: values, table: Array(repeating: nil, count: postage + 1))
  let result = memo.fewest(postage)
  return result == .max ? nil : result
}
