struct Degrees: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double
  init(integerLiteral value: Int) {}
  init(floatLiteral value: Double) {}
}
func double(_ n: Int) -> Int { n * 2 }
