struct Hall {
  var free: Int
}

func book(_ seats: Int, in hall: inout Hall) {
  guard seats > 0, seats <= hall.free else {
    assertionFailure("Cannot book \(seats) seats")
  }
  hall.free -= seats
}
