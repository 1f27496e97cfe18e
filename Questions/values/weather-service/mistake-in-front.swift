struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var result = stations
  for arrival in arrivals {
    result[arrival.station].readings.insert(arrival.value, at: 0)
  }
  return result
}
