struct Thermometer {
  let place: String
  var lowest: Double?
  var highest: Double?

  mutating func record(_ celsius: Double) {
    lowest = min(lowest ?? celsius, celsius)
    highest = max(highest ?? celsius, celsius)
  }
}
extension MutableCollection {
  mutating func mutateEach(_ body: (inout Element) -> Void) {
    var i = startIndex
    while i != endIndex { body(&self[i]); formIndex(after: &i) }
  }
}
func replay(_ readings: [Double], on thermometer: Thermometer) -> Thermometer {
  var one = [thermometer]
  for r in readings { recordOnAll(r, in: &one) }
  return one[0]
}
func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  shelf.mutateEach { $0.record(celsius) }
}
