func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard let total, let seats, seats != 0 else { return nil }
  return total / seats
}
