func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard case (let total?, let seats?) = (total, seats), seats != 0 else { return nil }
  return total / seats
}
