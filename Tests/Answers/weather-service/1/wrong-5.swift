struct Station {
  var name: String
  var readings: [Int] = []
}

func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var result = stations
  for a in arrivals.sorted(by: { ($0.station, $0.value) < ($1.station, $1.value) }) {
    result[a.station].readings.append(a.value)
  }
  return result
}
