// + before -
struct Bad: Error {}
func total(of formula: String) throws -> Int {
  var rest = Array(formula.reversed())
  func take(_ c: Character) -> Bool {
    while rest.last == " " { rest.removeLast() }
    guard rest.last == c else { return false }
    rest.removeLast()
    return true
  }
  func factor() throws -> Int {
    if take("(") {
      let value = try difference()
      guard take(")") else { throw Bad() }
      return value
    }
    var value: Int?
    while let digit = rest.last?.wholeNumberValue {
      value = (value ?? 0) * 10 + digit
      rest.removeLast()
    }
    guard let value else { throw Bad() }
    return value
  }
  func product() throws -> Int {
    var value = try factor()
    while take("*") { value *= try factor() }
    return value
  }
  func sum() throws -> Int {
    var value = try product()
    while take("+") { value += try product() }
    return value
  }
  func difference() throws -> Int {
    var value = try sum()
    while take("-") { value -= try sum() }
    return value
  }
  let value = try difference()
  while rest.last == " " { rest.removeLast() }
  guard rest.isEmpty else { throw Bad() }
  return value
}
