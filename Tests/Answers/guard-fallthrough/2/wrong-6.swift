struct Hall {
  var free: Int
}
func book(_ seats: Int, in hall: inout Hall) {
  do {
    guard seats > 0, seats <= hall.free else {
      print("Cannot book \(seats) seats")
      throw CancellationError()
    }
  } catch {}
  hall.free -= seats
}
