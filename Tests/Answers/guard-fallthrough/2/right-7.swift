struct Hall {
  var free: Int
}
func book(_ seats: Int, in hall: inout Hall) throws -> Int {
  guard seats > 0, seats <= hall.free else { try refuse(seats) }
  hall.free -= seats
  return hall.free
}
func refuse(_ n: Int) throws -> Never { throw E.no(n) }
enum E: Error { case no(Int) }
