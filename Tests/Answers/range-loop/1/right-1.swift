func seatNames(row: String, count: Int) -> [String] {
  guard count > 0 else { return [] }
  var result = [String]()
  for seat in 1...count {
    result += [row + String(seat - 1)]
  }
  return result
}

print(seatNames(row: "A", count: 3))
