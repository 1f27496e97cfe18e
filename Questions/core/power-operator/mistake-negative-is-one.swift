precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}

infix operator ^^ : PowerPrecedence

func ^^ (base: Int, exponent: Int) -> Int {
  var result = 1
  var count = 0
  while count < exponent {
    result *= base
    count += 1
  }
  return result
}
