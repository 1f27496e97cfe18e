import Foundation
extension Celsius: ExpressibleByFloatLiteral {
  typealias FloatLiteralType = Double
  init(floatLiteral: Double) { degrees = floatLiteral }
}
extension Celsius: ExpressibleByIntegerLiteral {
  init(integerLiteral: Int32) { degrees = .init(integerLiteral) }
}
struct Celsius {
  var degrees: Double
}
let week: [Celsius] = [18, 18.5, 21]
for c in week { print(c.degrees) }
