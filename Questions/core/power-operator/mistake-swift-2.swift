infix operator ^^ { associativity right precedence 160 }

func ^^ (base: Int, exponent: Int) -> Int {
  var result = 1
  for _ in 0..<exponent {
    result *= base
  }
  return result
}
