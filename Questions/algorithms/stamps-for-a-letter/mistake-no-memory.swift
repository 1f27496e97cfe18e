/// The smallest number of stamps that add up to the postage.
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  if postage == 0 { return 0 }
  var best: Int?
  for value in values where value <= postage {
    guard let others = fewestStamps(for: postage - value, from: values) else { continue }
    best = min(best ?? .max, others + 1)
  }
  return best
}
