struct Feet {
  var value: Double
  init(_ value: Double) { self.value = value }
  static func + (left: Feet, right: Feet) -> Feet { Feet(left.value + right.value) }
  static func < (left: Feet, right: Feet) -> Bool { left.value < right.value }
  var inMetres: Metres { Metres(value * 0.3048) }
}

struct Metres {
  var value: Double
  init(_ value: Double) { self.value = value }
  static func + (left: Metres, right: Metres) -> Metres { Metres(left.value + right.value) }
  static func < (left: Metres, right: Metres) -> Bool { left.value < right.value }
  var inFeet: Feet { Feet(value / 0.3048) }
}
