/// The smallest number of stamps that add up to the postage.
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  let values = values.sorted(by: >)
  var hopeless: Set<Int> = []
  func search(_ rest: Int) -> Int? {
    if rest == 0 { return 0 }
    if hopeless.contains(rest) { return nil }
    for value in values where value <= rest {
      if let others = search(rest - value) {
        return others + 1
      }
    }
    hopeless.insert(rest)
    return nil
  }
  return search(postage)
}
