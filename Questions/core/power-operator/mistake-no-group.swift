infix operator ^^

func ^^ (base: Int, exponent: Int) -> Int {
  precondition(exponent >= 0)
  var result = 1
  for _ in 0..<exponent {
    result *= base
  }
  return result
}
