struct Hall {
  var free: Int
}

@discardableResult
func book(_ seats: Int, in hall: inout Hall) -> Bool {
  guard seats > 0, seats <= hall.free else {
    print("Cannot book \(seats) seats")
    return false
  }
  hall.free -= seats
  return true
}
