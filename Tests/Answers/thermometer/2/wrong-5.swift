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
  var copy = thermometer
  guard let low = readings.min(), let high = readings.max() else { return copy }
  copy.lowest = low
  copy.highest = max(copy.highest ?? high, high)
  return copy
}
func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  for index in shelf.indices { shelf[index].record(celsius) }
}
