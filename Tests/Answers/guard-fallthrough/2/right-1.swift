struct Hall {
  var free: Int
}

func book(_ seats: Int, in hall: inout Hall) {
  guard seats > 0, seats <= hall.free else {
    return print("Cannot book \(seats) seats")
  }
  hall.free -= seats
}

var hall = Hall(free: 12)
book(5, in: &hall)
book(50, in: &hall)
print("\(hall.free) seats are free")
