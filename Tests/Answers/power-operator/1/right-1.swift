precedencegroup Exponent {
  associativity: right
  higherThan: BitwiseShiftPrecedence
}

infix operator ^^ : Exponent

func ^^ (base: Int, exponent: Int) -> Int {
  repeatElement(base, count: exponent).reduce(1, *)
}

print(2 ^^ 10)
print(2 ^^ 3 ^^ 2)
