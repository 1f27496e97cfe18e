infix operator /? : MultiplicationPrecedence
func /? (l: Int, r: Int) -> Int? { guard r != 0 else { return nil }; return l / r }
func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  total.flatMap { t in seats.flatMap { t /? $0 } }
}
