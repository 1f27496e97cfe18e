/// The smallest number of stamps that add up to the postage.
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var rest = postage
  var count = 0
  for value in values.sorted(by: >) {
    count += rest / value
    rest %= value
  }
  return rest == 0 ? count : nil
}
