struct Hall {
  var free: Int
}

func refuse(_ seats: Int) -> Never {
  preconditionFailure("Cannot book \(seats) seats")
}

func book(_ seats: Int, in hall: inout Hall) {
  guard (1...max(1, hall.free)).contains(seats), hall.free > 0 else { refuse(seats) }
  hall.free -= seats
}
