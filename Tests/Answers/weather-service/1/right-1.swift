import Foundation

struct Station {
  var name: String
  var readings: [Int] = []
}

/// The stations after all the arrivals were recorded, in the order in which they came in.
func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var result = stations
  func add(_ value: Int, to station: inout Station) {
    station.readings.append(value)
  }
  for (station, value) in arrivals {
    add(value, to: &result[station])
  }
  return result
}
