/// The names of the seats in one row of a theatre: "A0", "A1", "A2" …
func seatNames(row: String, count: Int) -> [String] {
  (0..<count).map { "\(row)\($0)" }
}
