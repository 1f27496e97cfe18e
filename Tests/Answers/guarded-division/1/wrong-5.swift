func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard seats != 0 else { return nil }
  return (total ?? 0) / (seats ?? 1)
}
