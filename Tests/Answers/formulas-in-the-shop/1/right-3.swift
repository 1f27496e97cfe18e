struct FormulaError: Error, CustomStringConvertible {
  let description: String
}

/// Takes the front of the string each time.
func total(of formula: String) throws -> Int {
  var text = formula
  func skip() {
    while text.hasPrefix(" ") { text.removeFirst() }
  }
  func sum() throws -> Int {
    var result = try product()
    skip()
    while let sign = text.first, sign == "+" || sign == "-" {
      text.removeFirst()
      let next = try product()
      result = sign == "+" ? result + next : result - next
      skip()
    }
    return result
  }
  func product() throws -> Int {
    var result = try factor()
    skip()
    while text.first == "*" {
      text.removeFirst()
      result *= try factor()
      skip()
    }
    return result
  }
  func factor() throws -> Int {
    skip()
    guard let first = text.first else { throw FormulaError(description: "too short") }
    if first == "(" {
      text.removeFirst()
      let inside = try sum()
      skip()
      guard text.first == ")" else { throw FormulaError(description: "no )") }
      text.removeFirst()
      return inside
    }
    var digits = ""
    while let c = text.first, c.isWholeNumber {
      digits.append(c)
      text.removeFirst()
    }
    if let number = Int(digits) { return number }
    throw FormulaError(description: "unexpected \(first)")
  }
  let result = try sum()
  skip()
  if !text.isEmpty { throw FormulaError(description: "leftover \(text)") }
  return result
}

print((try? total(of: "1 + 1")) ?? 0)
