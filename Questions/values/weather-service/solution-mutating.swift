struct Station {
  var name: String
  var readings: [Int] = []

  mutating func record(_ value: Int) {
    readings.append(value)
  }
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  arrivals.reduce(into: stations) { result, arrival in
    result[arrival.station].record(arrival.value)
  }
}
