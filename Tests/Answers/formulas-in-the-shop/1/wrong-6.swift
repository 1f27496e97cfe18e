struct Bad: Error {}
func total(of formula: String) throws -> Int {
  var rest = formula[...]
  func peek() -> Character? { rest = rest.drop { $0 == " " }; return rest.first }
  func atom() throws -> Int {
    guard let c = peek() else { throw Bad() }
    rest.removeFirst()
    if c == "(" {
      let v = try sum()
      guard peek() == ")" else { throw Bad() }
      rest.removeFirst()
      return v
    }
    guard c.isNumber else { throw Bad() }
    var v = c.wholeNumberValue!
    while let d = rest.first, d.isNumber { v = v * 10 + d.wholeNumberValue!; rest.removeFirst() }
    return v
  }
  func product() throws -> Int {
    var v = try atom()
    while peek() == "*" { rest.removeFirst(); v *= try atom() }
    return v
  }
  func sum() throws -> Int {
    var v = try product()
    while let c = peek(), "+-".contains(c) {
      rest.removeFirst()
      let p = try product()
      v += c == "+" ? p : -p
    }
    return v
  }
  let v = try sum()
  guard peek() == nil else { throw Bad() }
  return v
}
