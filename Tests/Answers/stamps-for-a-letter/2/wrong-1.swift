func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  // try the greedy way with each subset that leaves out the largest values
  var best: Int?
  var sorted = values.sorted(by: >)
  while !sorted.isEmpty {
    var rest = postage
    var count = 0
    for value in sorted {
      count += rest / value
      rest %= value
    }
    if rest == 0 { best = min(best ?? count, count) }
    sorted.removeFirst()
  }
  return best
}
