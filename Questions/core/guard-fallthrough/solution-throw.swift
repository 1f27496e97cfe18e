struct Hall {
  var free: Int
}

enum BookingError: Error {
  case impossible(seats: Int, free: Int)
}

func book(_ seats: Int, in hall: inout Hall) throws {
  guard seats > 0, seats <= hall.free else {
    throw BookingError.impossible(seats: seats, free: hall.free)
  }
  hall.free -= seats
}
