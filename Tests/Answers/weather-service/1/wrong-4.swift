struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var result = stations
  for index in result.indices {
    let new = arrivals.filter { $0.station == index }
    result[index].readings.append(contentsOf: new.map { $0.value }.reversed())
  }
  return result
}
