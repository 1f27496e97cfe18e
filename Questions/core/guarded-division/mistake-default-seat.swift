func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  let count = seats ?? 1
  guard let total, count != 0 else { return nil }
  return total / count
}
