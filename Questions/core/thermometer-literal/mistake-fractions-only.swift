struct Celsius {
  var degrees: Double
}

extension Celsius: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) {
    degrees = value
  }
}
