struct Bad: Error {}
func total(of formula: String) throws -> Int {
  let text = Array(formula)
  var i = 0
  func skip() { while i < text.count, text[i] == " " { i += 1 } }
  func atom() throws -> Int {
    skip()
    if i < text.count, text[i] == "(" {
      i += 1
      let v = try sum()
      if i < text.count, text[i] == ")" { i += 1; skip() }
      return v
    }
    var s = ""
    while i < text.count, text[i].isNumber { s.append(text[i]); i += 1 }
    skip()
    guard let v = Int(s) else { throw Bad() }
    return v
  }
  func product() throws -> Int {
    var v = try atom()
    while i < text.count, text[i] == "*" { i += 1; v *= try atom() }
    return v
  }
  func sum() throws -> Int {
    var v = try product()
    while i < text.count, "+-".contains(text[i]) {
      let plus = text[i] == "+"
      i += 1
      let p = try product()
      v += plus ? p : -p
    }
    return v
  }
  let v = try sum()
  guard i == text.count else { throw Bad() }
  return v
}
