protocol Degrees: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(degrees: Double)
}

extension Degrees {
  init(floatLiteral value: Double) {
    self.init(degrees: value)
  }

  init(integerLiteral value: Int64) {
    self.init(degrees: Double(value))
  }
}

struct Celsius: Degrees, Equatable {
  var degrees: Double
}
