/// The smallest number of stamps that add up to the postage.
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var best: [Int?] = [0]
  for amount in stride(from: 1, through: postage, by: 1) {
    let rests = values.compactMap { value in
      amount >= value ? best[amount - value] : nil
    }
    best.append(rests.min().map { $0 + 1 })
  }
  return best[postage]
}
