struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var result = stations
  for arrival in arrivals {
    let old = result
    result[arrival.station].readings = old[arrival.station].readings
    result[arrival.station].readings.append(arrival.value)
  }
  return result
}
