func seatNames(row: String, count: Int) -> [String] {
  var names: [String] = []
  for _ in 0..<5 {
    names.append("\(row)\(names.count)")
  }
  return names
}
