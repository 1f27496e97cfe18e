func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  if total != nil {
    if seats != nil {
      return total! / seats!
    }
  }
  return nil
}
