enum PriceError: Error { case unknown, nobody }
func price(_ total: Int?, _ seats: Int?) throws -> Int {
  guard let total, let seats else { throw PriceError.unknown }
  guard seats != 0 else { throw PriceError.nobody }
  return total / seats
}
func pricePerSeat(total: Int?, seats: Int?) -> Int? { try? price(total, seats) }
