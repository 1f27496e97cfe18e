precedencegroup PowerPrecedence {
  associativity: right
  higherThan: AdditionPrecedence
}

infix operator ^^ : PowerPrecedence

func ^^ (base: Int, exponent: Int) -> Int {
  precondition(exponent >= 0)
  var result = base
  for _ in 1..<exponent {
    result *= base
  }
  return result
}
