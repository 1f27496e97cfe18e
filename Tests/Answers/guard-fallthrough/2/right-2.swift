struct Hall {
  var free: Int
}

struct Refusal: Error, CustomStringConvertible {
  let description: String
}

func book(_ seats: Int, in hall: inout Hall) throws(Refusal) {
  guard seats > 0 else { throw Refusal(description: "\(seats) seats are no booking") }
  guard seats <= hall.free else { throw Refusal(description: "only \(hall.free) seats are free") }
  hall.free -= seats
}

do {
  var hall = Hall(free: 3)
  try book(4, in: &hall)
} catch {
  print(error)
}
