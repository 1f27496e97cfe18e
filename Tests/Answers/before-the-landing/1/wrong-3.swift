enum Unit { case feet, metres }

struct Length {
  var value: Double
  var unit: Unit
  init(_ value: Double, _ unit: Unit = .feet) {
    self.value = value
    self.unit = unit
  }
  static func + (left: Length, right: Length) -> Length {
    precondition(left.unit == right.unit)
    return Length(left.value + right.value, left.unit)
  }
  static func < (left: Length, right: Length) -> Bool {
    precondition(left.unit == right.unit)
    return left.value < right.value
  }
  var inMetres: Length { Length(value * 0.3048, .metres) }
  var inFeet: Length { Length(value / 0.3048, .feet) }
}
