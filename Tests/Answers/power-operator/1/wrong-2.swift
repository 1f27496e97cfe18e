precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}

infix operator ^^ : PowerPrecedence

func ^^ (base: Int, exponent: Int) -> Int {
  guard exponent > 0 else { return 1 }
  var result = base
  var count = 1
  while count < exponent {
    result *= base
    count += 1
  }
  return result
}
