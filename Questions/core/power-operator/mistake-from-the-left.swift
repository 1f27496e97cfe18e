infix operator ^^ : MultiplicationPrecedence

func ^^ (base: Int, exponent: Int) -> Int {
  precondition(exponent >= 0)
  return (0..<exponent).reduce(1) { product, _ in product * base }
}
