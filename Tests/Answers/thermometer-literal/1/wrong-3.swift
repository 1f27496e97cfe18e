struct Celsius {
  var degrees: Double
}

extension Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) {
    degrees = Double(Int(value))
  }

  init(integerLiteral value: UInt) {
    degrees = Double(value)
  }
}
