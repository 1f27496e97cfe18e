enum Feet {}
enum Metres {}

struct Length<Unit>: Comparable, Hashable {
  var value: Double
}

extension Length {
  init(_ value: Double) { self.init(value: value) }

  static func + (left: Length<Unit>, right: Length<Unit>) -> Length<Unit> {
    return .init(left.value + right.value)
  }

  static func < (left: Length<Unit>, right: Length<Unit>) -> Bool {
    return left.value < right.value
  }

  static func += (left: inout Length, right: Length) { left = left + right }
}

func convert<From, To>(_ length: Length<From>, by factor: Double, to unit: To.Type) -> Length<To> {
  Length<To>(length.value * factor)
}

typealias Altitude = Length<Feet>
typealias Runway = Length<Metres>

extension Altitude {
  var inMetres: Runway { convert(self, by: 0.3048, to: Metres.self) }
}

extension Runway {
  var inFeet: Altitude { convert(self, by: 1 / 0.3048, to: Feet.self) }
}

enum Miles {}
print(Length<Miles>(1) + Length<Miles>(2))
