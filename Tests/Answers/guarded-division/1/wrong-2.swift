func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  if let total, let seats, seats != 0 {
    return total / seats
  }
  return nil
}
