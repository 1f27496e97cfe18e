func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard total != nil, seats != nil, seats != 0 else { return nil }
  return total! / seats!
}
