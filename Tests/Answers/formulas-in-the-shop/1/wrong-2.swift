// unbalanced parentheses at the end are forgiven
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
      let value = try sum()
      _ = take(")")
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
    while true {
      if take("+") {
        value += try product()
      } else if take("-") {
        value -= try product()
      } else {
        return value
      }
    }
  }
  let value = try sum()
  while rest.last == " " { rest.removeLast() }
  guard rest.isEmpty else { throw Bad() }
  return value
}
