import Foundation

precedencegroup PowerPrecedence {
  associativity: right
  higherThan: MultiplicationPrecedence
}

infix operator ^^ : PowerPrecedence

func ^^ (base: Int, exponent: Int) -> Int {
  Int(pow(Double(base), Double(exponent)))
}
