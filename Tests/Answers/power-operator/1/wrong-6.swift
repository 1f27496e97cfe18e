precedencegroup PowerPrecedence {
  associativity: right
  lowerThan: MultiplicationPrecedence
  higherThan: AdditionPrecedence
}
infix operator ^^ : PowerPrecedence
func ^^ (base: Int, exponent: Int) -> Int {
  precondition(exponent >= 0)
  return repeatElement(base, count: exponent).reduce(1, *)
}
