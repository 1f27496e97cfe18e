typealias Celsius = Double
extension Double {
  init(degrees: Double) { self = degrees }
  var degrees: Double { self }
}
