precedencegroup P {
  associativity: right
  higherThan: MultiplicationPrecedence
}
infix operator ^^ : P
func ^^ (base: Int, exponent: Int) -> Int {
  if exponent < 0 { fatalError() }
  func go(_ acc: Int, _ n: Int) -> Int { n == 0 ? acc : go(acc * base, n - 1) }
  return go(1, exponent)
}
print(5 * 2 ^^ 3)
