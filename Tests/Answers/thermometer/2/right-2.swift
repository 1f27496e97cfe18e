struct Thermometer {
  let place: String
  var lowest: Double?
  var highest: Double?

  init(place: String) {
    self.place = place
  }

  mutating func record(_ celsius: Double) {
    if let lowest, let highest {
      self.lowest = min(lowest, celsius)
      self.highest = max(highest, celsius)
    } else {
      lowest = celsius
      highest = celsius
    }
  }

  func recorded(_ celsius: Double) -> Thermometer {
    var copy = self
    copy.record(celsius)
    return copy
  }
}

func replay(_ readings: [Double], on thermometer: Thermometer) -> Thermometer {
  return readings.reduce(thermometer) { $0.recorded($1) }
}

func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  var result: [Thermometer] = []
  for thermometer in shelf {
    result.append(thermometer.recorded(celsius))
  }
  shelf = result
}
