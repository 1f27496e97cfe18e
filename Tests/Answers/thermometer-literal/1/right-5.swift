class Thermo: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  required init(floatLiteral value: Double) {}
  required init(integerLiteral value: Double) {}
}
struct Celsius: Codable {
  var degrees: Double
}
extension Celsius: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double.FloatLiteralType) {
    self = Celsius(degrees: Double(floatLiteral: value))
  }
}
extension Celsius: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Double.IntegerLiteralType) {
    self = Celsius(degrees: Double(integerLiteral: value))
  }
}
