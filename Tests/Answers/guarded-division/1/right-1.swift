func pricePerSeat(total: Int?, seats: Int?) -> Int? {
  guard let seats, seats != 0 else { return nil }
  return total.map { $0 / seats }
}

print(pricePerSeat(total: 360, seats: 24) ?? 0)
print(pricePerSeat(total: 360, seats: 0) as Any)
