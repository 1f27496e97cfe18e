struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  let groups = Dictionary(grouping: arrivals, by: \.station)
  return stations.enumerated().map { index, station in
    var station = station
    station.readings.append(contentsOf: (groups[index] ?? []).map(\.value))
    return station
  }
}

let after = recorded([(station: 0, value: 3)], in: [Station(name: "Pier")])
print(after[0].readings)
