struct Station {
  var name: String
  var readings: [Int] = []
}

func recorded(_ arrivals: [(station: Int, value: Int)], in stations: [Station]) -> [Station] {
  var result = stations
  for (index, value) in arrivals {
    var readings = result[index].readings
    result[index].readings = []
    readings.append(value)
    result[index].readings = readings
  }
  return result
}
print(recorded([], in: []))
