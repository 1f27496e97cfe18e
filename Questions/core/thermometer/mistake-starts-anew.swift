struct Thermometer {
  let place: String
  var lowest: Double?
  var highest: Double?

  mutating func record(_ celsius: Double) {
    lowest = min(lowest ?? celsius, celsius)
    highest = max(highest ?? celsius, celsius)
  }
}

func replay(_ readings: [Double], on thermometer: Thermometer) -> Thermometer {
  var fresh = Thermometer(place: thermometer.place)
  for celsius in readings {
    fresh.record(celsius)
  }
  return fresh
}

func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  for index in shelf.indices {
    shelf[index].record(celsius)
  }
}
