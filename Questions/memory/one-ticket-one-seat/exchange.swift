struct Ticket: ~Copyable {
  let seat: Int
}

func look(at ticket: borrowing Ticket) {
  print("looking at seat \(ticket.seat)")
}

func hand(over ticket: consuming Ticket) {
  print("handed over: seat \(ticket.seat)")
}

func exchange(_ ticket: inout Ticket) {
  let seat = ticket.seat
  hand(over: ticket)
  ticket = Ticket(seat: seat + 1)
}
