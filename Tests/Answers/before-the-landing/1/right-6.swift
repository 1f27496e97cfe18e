enum Feet {}
enum Metres {}

struct Length<Unit: ~Copyable> {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }
}

func + <U: ~Copyable>(left: Length<U>, right: Length<U>) -> Length<U> {
  Length<U>(left.value + right.value)
}
func < <U: ~Copyable>(left: Length<U>, right: Length<U>) -> Bool { left.value < right.value }

extension Length<Feet> {
  var inMetres: Length<Metres> { Length<Metres>(value * 0.3048) }
}

extension Length<Metres> {
  var inFeet: Length<Feet> { Length<Feet>(value / 0.3048) }
}
