struct Celsius {
  var degrees: Double
}

extension Celsius: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) {
    self.init(degrees: value)
  }
}

extension Celsius: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) {
    self.init(degrees: Double(value))
  }
}
