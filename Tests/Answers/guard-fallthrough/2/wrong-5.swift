struct Hall {
  var free: Int
}
func book(_ seats: Int, in hall: inout Hall) {
  let seats = min(seats, hall.free)
  guard seats > 0 else { return }
  hall.free -= seats
}
