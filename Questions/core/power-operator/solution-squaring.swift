precedencegroup ExponentiationPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}

infix operator ^^ : ExponentiationPrecedence

extension Int {
  static func ^^ (base: Int, exponent: Int) -> Int {
    guard exponent >= 0 else { preconditionFailure("negative exponent: \(exponent)") }
    var result = 1
    var square = base
    var rest = exponent
    while rest > 0 {
      if rest % 2 == 1 { result *= square }
      rest /= 2
      // The square after the last step is not needed and might not fit.
      if rest > 0 { square *= square }
    }
    return result
  }
}
