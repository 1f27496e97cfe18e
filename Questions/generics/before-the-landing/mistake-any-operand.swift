enum Feet {}
enum Metres {}

struct Length<Unit> {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }

  static func + <Other>(left: Length, right: Length<Other>) -> Length {
    Length(left.value + right.value)
  }

  static func < <Other>(left: Length, right: Length<Other>) -> Bool {
    left.value < right.value
  }
}

extension Length where Unit == Feet {
  var inMetres: Length<Metres> { Length<Metres>(value * 0.3048) }
}

extension Length where Unit == Metres {
  var inFeet: Length<Feet> { Length<Feet>(value / 0.3048) }
}
