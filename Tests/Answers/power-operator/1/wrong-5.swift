precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}
infix operator ^^ : PowerPrecedence
func ^^ (base: Int, exponent: Int) -> Int {
  precondition(exponent >= 0)
  if base == 0 { return 0 }
  var result = 1
  for _ in 0..<exponent { result *= base }
  return result
}
