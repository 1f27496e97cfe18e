struct Celsius { var degrees: Double }
extension Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) { degrees = value }
  init(integerLiteral value: Int8) { degrees = Double(value) }
}
