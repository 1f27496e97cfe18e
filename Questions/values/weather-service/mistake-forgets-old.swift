struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var result = stations
  for index in result.indices {
    result[index].readings = arrivals.filter { $0.station == index }.map { $0.value }
  }
  return result
}
