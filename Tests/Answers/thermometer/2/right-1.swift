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
  var thermometer = thermometer
  readings.forEach { thermometer.record($0) }
  return thermometer
}

func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  for (index, thermometer) in shelf.enumerated() {
    var changed = thermometer
    changed.record(celsius)
    shelf[index] = changed
  }
}

var shelf = [Thermometer(place: "door"), Thermometer(place: "window")]
recordOnAll(12.5, in: &shelf)
print(shelf)
