import Foundation

enum Feet {}
enum Metres {}

struct Length<Unit>: Equatable, Hashable {
  var value: Double
  init(_ value: Double) { self.value = value }
}

extension Length: Comparable {
  static func < (l: Length<Unit>, r: Length<Unit>) -> Bool { l.value < r.value }
}

extension Length: AdditiveArithmetic {
  static var zero: Length<Unit> { Length(0) }
  static func + (l: Length<Unit>, r: Length<Unit>) -> Length<Unit> { Length(l.value + r.value) }
  static func - (l: Length<Unit>, r: Length<Unit>) -> Length<Unit> { Length(l.value - r.value) }
}

extension Length<Feet> {
  var inMetres: Length<Metres> { .init(value * 0.3048) }
}
extension Length<Metres> {
  var inFeet: Length<Feet> { .init(value / 0.3048) }
}

let l = Length<Feet>(3) + Length<Feet>(4)
print(l.inMetres.value)
