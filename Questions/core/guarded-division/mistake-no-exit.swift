func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard let total, let seats, seats != 0 else {
    print("no price")
  }
  return total / seats
}
