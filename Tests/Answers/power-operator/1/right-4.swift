precedencegroup Pow {
  higherThan: MultiplicationPrecedence
  associativity: right
  assignment: false
}
infix operator ^^ : Pow
public func ^^ <B: BinaryInteger, E: BinaryInteger>(b: B, e: E) -> B {
  precondition(e >= 0)
  guard e > 0 else { return 1 }
  return b * (b ^^ (e - 1))
}
