struct Celsius {
  var degrees: Double
}

extension Celsius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: FloatLiteralType) { self.init(degrees: value) }
  init(integerLiteral value: IntegerLiteralType) { self.init(degrees: Double(value)) }
}

let night: Celsius = 16.5
let day: Celsius = 21
let frost: Celsius = -4
let week: [Celsius] = [18, 18.5, 21]
print(night, day, frost, week)
