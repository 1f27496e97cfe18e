func seatNames(row: String, count: Int) -> [String] {
  var names: [String] = []
  for number in 0..<count {
    names = ["\(row)\(number)"]
  }
  return names
}
