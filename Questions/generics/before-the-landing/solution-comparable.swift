enum Feet {}
enum Metres {}

struct Length<Unit>: Comparable {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }

  static func < (left: Self, right: Self) -> Bool {
    left.value < right.value
  }

  func scaled<Other>(by factor: Double) -> Length<Other> {
    Length<Other>(value * factor)
  }
}

func + <Unit>(left: Length<Unit>, right: Length<Unit>) -> Length<Unit> {
  Length(left.value + right.value)
}

extension Length<Feet> {
  var inMetres: Length<Metres> { scaled(by: 0.3048) }
}

extension Length<Metres> {
  var inFeet: Length<Feet> { scaled(by: 1 / 0.3048) }
}
