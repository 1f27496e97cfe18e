func seatNames(row: String, count: Int) -> [String] {
  guard count > 1 else { return [] }
  return (0..<count).map { "\(row)\($0)" }
}
