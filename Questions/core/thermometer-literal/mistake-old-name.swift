struct Celsius {
  var degrees: Double
}

extension Celsius: FloatLiteralConvertible {
  init(floatLiteral value: Double) {
    degrees = value
  }
}
