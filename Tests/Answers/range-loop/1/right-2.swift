func seatNames(row: String, count: Int) -> [String] {
  return stride(from: 0, to: count, by: 1).map { number in row + "\(number)" }
}
