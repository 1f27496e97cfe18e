func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard let unwrappedTotal = total else { return nil }
  guard let unwrappedSeats = seats else { return nil }
  if unwrappedSeats == 0 {
    return nil
  }
  return unwrappedTotal / unwrappedSeats
}
