struct Ticket: ~Copyable {
  let seat: Int

  consuming func tear() {
    print("seat \(seat) is taken")
    discard self
  }

  deinit {
    print("seat \(seat) is free")
  }
}

func hand(over ticket: consuming Ticket) {
  print("handed over: \(ticket.seat)")
}

func evening() {
  let first = Ticket(seat: 4)
  let second = Ticket(seat: 9)
  hand(over: second)
  first.tear()
  print("curtain")
}

evening()
