struct Bad: Error {}
func total(of formula: String) throws -> Int {
  // no parentheses
  var sum = 0
  for part in formula.split(separator: "+", omittingEmptySubsequences: false) {
    var product = 1
    for factor in part.split(separator: "*", omittingEmptySubsequences: false) {
      guard let n = Int(factor.filter { $0 != " " }) else { throw Bad() }
      product *= n
    }
    sum += product
  }
  return sum
}
