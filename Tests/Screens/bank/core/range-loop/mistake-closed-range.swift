/// The names of the seats in one row of a theatre: "A0", "A1", "A2" …
func seatNames(row: String, count: Int) -> [String] {
  var names: [String] = []
  for number in 0...count {
    names.append("\(row)\(number)")
  }
  return names
}
