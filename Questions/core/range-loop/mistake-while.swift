/// The names of the seats in one row of a theatre: "A0", "A1", "A2" …
func seatNames(row: String, count: Int) -> [String] {
  var names: [String] = []
  var number = 0
  while number < count {
    names.append("\(row)\(number)")
    number += 1
  }
  return names
}
