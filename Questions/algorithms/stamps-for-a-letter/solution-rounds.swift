/// The smallest number of stamps that add up to the postage.
func fewestStamps(for postage: Int, from values: [Int]) -> Int? {
  var reached: Set = [0]
  var newest: Set = [0]
  var count = 0
  while !newest.isEmpty {
    if newest.contains(postage) { return count }
    var next: Set<Int> = []
    for amount in newest {
      for value in values where amount + value <= postage {
        next.insert(amount + value)
      }
    }
    newest = next.subtracting(reached)
    reached.formUnion(newest)
    count += 1
  }
  return nil
}
