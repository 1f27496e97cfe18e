struct Ticket: ~Copyable {
  let seat: Int
}

func look(at ticket: borrowing Ticket) {
  print("looking at seat \(ticket.seat)")
}

func hand(over ticket: consuming Ticket) {
  print("handed over: seat \(ticket.seat)")
}

func enter(_ ticket: borrowing Ticket) {
  look(at: ticket)
  hand(over: ticket)
}
