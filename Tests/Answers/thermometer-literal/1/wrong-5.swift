struct Celsius { var degrees: Double }
extension Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { degrees = (value * 10).rounded() / 10 }
  init(integerLiteral value: Float) { degrees = Double(value) }
}
