enum Price {
  static func divide(_ total: Int?, by seats: Int?) -> Int? {
    guard let total = total, let seats = seats else { return nil }
    let (quotient, overflow) = total.dividedReportingOverflow(by: seats)
    return overflow ? nil : quotient
  }
}

func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  Price.divide(total, by: seats)
}
