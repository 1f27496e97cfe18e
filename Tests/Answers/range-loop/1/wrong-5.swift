func seatNames(row: String, count: Int) -> [String] {
  var names: [String] = []
  var number = 0
  while number < count {
    names.append("\(row)\(number)")
    number += 1
  }
  return names
}
