enum Feet {}
enum Metres {}

struct Length {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }

  static func + (left: Length, right: Length) -> Length {
    Length(left.value + right.value)
  }

  static func < (left: Length, right: Length) -> Bool {
    left.value < right.value
  }

  var inMetres: Length { Length(value * 0.3048) }
  var inFeet: Length { Length(value / 0.3048) }
}
