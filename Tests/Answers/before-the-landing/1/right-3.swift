enum Feet {}
enum Metres {}

struct Length<Unit> {
  var value: Double

  init(_ value: Double) {
    self.value = value
  }

  static func + (left: Length, right: Length<Unit>) -> Length {
    var sum = left
    sum.value += right.value
    return sum
  }

  static func < (left: Self, right: Self) -> Bool {
    left.value < right.value
  }
}

extension Length where Unit == Metres {
  var inFeet: Length<Feet> {
    get { Length<Feet>(value / 0.3048) }
    set { value = newValue.value * 0.3048 }
  }
}

extension Length where Unit == Feet {
  var inMetres: Length<Metres> {
    let result: Length<Metres> = .init(self.value * 0.3048)
    return result
  }
}
