struct Hall {
  var free: Int
}
func book(_ seats: Int, in hall: inout Hall) {
  if seats > 0 && seats <= hall.free {
    hall.free -= seats
  } else {
    print("Cannot book \(seats) seats")
  }
}
