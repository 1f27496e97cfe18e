struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  return arrivals.reduce(stations) { result, arrival in
    var copy = result
    copy[arrival.station].readings.append(arrival.value)
    return copy
  }
}
