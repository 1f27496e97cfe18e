precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}
infix operator ^^ : PowerPrecedence
func ^^ (base: Int, exponent: Int) -> Int {
  precondition(exponent >= 0)
  var result = 1
  for _ in 0..<exponent { result *= abs(base) }
  return base < 0 && exponent % 2 == 1 ? -result : result
}
