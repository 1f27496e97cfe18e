precedencegroup PowerPrecedence {
  associativity: left
  higherThan: MultiplicationPrecedence
}

infix operator ^^ : PowerPrecedence

func ^^ (base: Int, exponent: Int) -> Int {
  precondition(exponent >= 0)
  var result = 1
  var square = base
  var rest = exponent
  while rest > 0 {
    if rest & 1 == 1 { result *= square }
    square *= square
    rest >>= 1
  }
  return result
}
