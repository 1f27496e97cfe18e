final class Station {
  var name: String
  var readings: [Int]

  init(name: String, readings: [Int] = []) {
    self.name = name
    self.readings = readings
  }
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  for arrival in arrivals {
    stations[arrival.station].readings.append(arrival.value)
  }
  return stations
}
