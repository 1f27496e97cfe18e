struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var new: [[Int]] = Array(repeating: [], count: stations.count)
  for arrival in arrivals {
    new[arrival.station].append(arrival.value)
  }
  var result = stations
  for index in result.indices {
    result[index].readings += new[index]
  }
  return result
}
