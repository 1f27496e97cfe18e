infix operator ^^ : Towers

precedencegroup Towers {
  associativity: right
  higherThan: MultiplicationPrecedence
}

func ^^ (base: Int, exponent: Int) -> Int {
  switch exponent {
  case ..<0: fatalError("\(base) ^^ \(exponent) is not a whole number")
  case 0: 1
  default: base * base ^^ (exponent - 1)
  }
}
