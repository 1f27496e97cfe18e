import Foundation

precedencegroup PowerGroup {
  associativity: right
  higherThan: MultiplicationPrecedence
}
infix operator ^^ : PowerGroup

func ^^ (lhs: Int, rhs: Int) -> Int {
  precondition(rhs >= 0, "Negative exponents are not supported")
  let exact = pow(Decimal(lhs), rhs)
  return Int("\(exact)")!
}

@main
enum Demo {
  static func main() {
    print(7 ^^ 2)
  }
}
