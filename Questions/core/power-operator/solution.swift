precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}

infix operator ^^ : PowerPrecedence

func ^^ (base: Int, exponent: Int) -> Int {
  precondition(exponent >= 0, "the exponent must not be negative")
  var result = 1
  for _ in 0..<exponent {
    result *= base
  }
  return result
}
