struct Hall {
  var free: Int
}

func book(_ seats: Int, in hall: inout Hall) {
  hall.free -= seats
  guard seats > 0, hall.free >= 0 else {
    print("Cannot book \(seats) seats")
    return
  }
}
