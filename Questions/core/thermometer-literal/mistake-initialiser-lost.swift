struct Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var degrees: Double

  init(floatLiteral value: Double) {
    degrees = value
  }

  init(integerLiteral value: Int) {
    degrees = Double(value)
  }
}
