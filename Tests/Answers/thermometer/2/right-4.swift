struct Thermometer {
  private final class Store {
    var range: ClosedRange<Double>?
    init(_ range: ClosedRange<Double>?) { self.range = range }
  }
  let place: String
  private var store = Store(nil)
  init(place: String) { self.place = place }
  var lowest: Double? { store.range?.lowerBound }
  var highest: Double? { store.range?.upperBound }
  mutating func record(_ celsius: Double) {
    if !isKnownUniquelyReferenced(&store) { store = Store(store.range) }
    if let range = store.range {
      store.range = min(range.lowerBound, celsius)...max(range.upperBound, celsius)
    } else {
      store.range = celsius...celsius
    }
  }
}
func replay(_ readings: [Double], on thermometer: Thermometer) -> Thermometer {
  var result = thermometer
  for celsius in readings { result.record(celsius) }
  return result
}
func recordOnAll(_ celsius: Double, in shelf: inout [Thermometer]) {
  shelf.indices.forEach { shelf[$0].record(celsius) }
}
