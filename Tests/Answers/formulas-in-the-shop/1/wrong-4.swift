struct Bad: Error {}
func total(of formula: String) throws -> Int {
  var rest = Array(formula.filter { _ in true })[...]
  func skip() { while rest.first == " " { rest.removeFirst() } }
  func atom() throws -> Int {
    skip()
    if rest.first == "(" {
      rest.removeFirst()
      skip()
      if rest.first == ")" { rest.removeFirst(); return 0 }
      let v = try sum()
      skip()
      guard rest.first == ")" else { throw Bad() }
      rest.removeFirst()
      return v
    }
    let d = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(d.count)
    guard let v = Int(String(d)) else { throw Bad() }
    return v
  }
  func product() throws -> Int {
    var v = try atom()
    skip()
    while rest.first == "*" { rest.removeFirst(); v *= try atom(); skip() }
    return v
  }
  func sum() throws -> Int {
    var v = try product()
    while let c = rest.first, c == "+" || c == "-" {
      rest.removeFirst()
      if c == "+" { v += try product() } else { v -= try product() }
    }
    return v
  }
  let v = try sum()
  skip()
  guard rest.isEmpty else { throw Bad() }
  return v
}
