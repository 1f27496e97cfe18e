struct Hall {
  var free: Int
}
func book(_ seats: Int, in hall: inout Hall) {
  guard seats > 0, seats < hall.free else {
    print("Cannot book \(seats) seats")
    return
  }
  hall.free -= seats
}
