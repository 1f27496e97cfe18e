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
  readings.reduce(into: thermometer) { copy, celsius in copy.record(celsius) }
}

func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  shelf = shelf.map { replay([celsius], on: $0) }
}
