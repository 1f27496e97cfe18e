import Foundation
struct Station {
  var name: String
  var readings: [Int] = []
}

func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  let byStation = Dictionary(grouping: arrivals, by: \.station)
  return stations.enumerated().map { index, station in
    Station(name: station.name, readings: station.readings + (byStation[index] ?? []).map(\.value))
  }
}
