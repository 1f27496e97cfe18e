struct Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var degrees: Double

  init(degrees: Double) {
    self.degrees = degrees
  }

  init(floatLiteral value: Double) {
    self.init(degrees: value)
  }

  // `Double` can be built from an integer literal too, so no conversion is needed.
  init(integerLiteral value: Double) {
    self.init(degrees: value)
  }
}
