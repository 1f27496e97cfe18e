func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard let cost = total, let count = seats else {
    return nil
  }
  guard count != 0 else {
    return nil
  }
  return cost / count
}
