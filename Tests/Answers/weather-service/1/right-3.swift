struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var result = stations
  for arrival in arrivals {
    var readings: [Int] = []
    swap(&readings, &result[arrival.station].readings)
    readings.append(arrival.value)
    swap(&readings, &result[arrival.station].readings)
  }
  return result
}
