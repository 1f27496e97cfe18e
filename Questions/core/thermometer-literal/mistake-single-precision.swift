struct Celsius {
  var degrees: Double
}

extension Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Float) {
    degrees = Double(value)
  }

  init(integerLiteral value: Int) {
    degrees = Double(value)
  }
}
