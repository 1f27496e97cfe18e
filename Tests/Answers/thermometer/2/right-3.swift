struct Thermometer {
  let place: String
  var lowest: Double?
  var highest: Double?

  mutating func record(_ celsius: Double) {
    lowest = min(lowest ?? celsius, celsius)
    highest = max(highest ?? celsius, celsius)
  }
}

extension Thermometer {
  mutating func record(contentsOf readings: [Double]) {
    for celsius in readings {
      record(celsius)
    }
  }
}

func replay(_ readings: [Double], on thermometer: Thermometer) -> Thermometer {
  var result = thermometer
  result.record(contentsOf: readings)
  return result
}

func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  var index = 0
  while index < shelf.count {
    shelf[index].record(celsius)
    index += 1
  }
}
