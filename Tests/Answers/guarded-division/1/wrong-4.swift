func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard let total, let seats, seats != 0 else { return nil }
  return Int((Double(total) / Double(seats)).rounded(.down))
}
