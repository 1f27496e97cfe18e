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
  for celsius in readings { copy.record(celsius) }
  return copy
}
func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  for index in 0...shelf.count - 1 { shelf[index].record(celsius) }
}
