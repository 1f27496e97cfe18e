precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
  lowerThan: BitwiseShiftPrecedence
}

infix operator ^^ : PowerPrecedence

extension BinaryInteger {
  static func ^^ (base: Self, exponent: Self) -> Self {
    guard exponent >= 0 else { fatalError("negative exponent") }
    if exponent == 0 { return 1 }
    let half = base ^^ (exponent / 2)
    return exponent % 2 == 0 ? half * half : half * half * base
  }
}
