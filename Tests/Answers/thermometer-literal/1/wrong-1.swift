struct Celsius: ExpressibleByStringLiteral {
  var degrees: Double

  init(degrees: Double) { self.degrees = degrees }

  init(stringLiteral value: String) { degrees = Double(value) ?? 0 }
}
