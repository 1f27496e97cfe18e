func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard let total, let seats else { return nil }
  return total / seats
}
