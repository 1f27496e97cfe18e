actor TicketCounter {
  private(set) var seatsLeft: Int
  private(set) var sold: [String] = []

  init(seats: Int) {
    seatsLeft = seats
  }

  func sell(to name: String, payment: @Sendable (String) async throws -> Void) async -> Bool {
    if seatsLeft <= 0 { return false }
    seatsLeft = seatsLeft - 1
    var paid = false
    defer {
      if !paid { seatsLeft = seatsLeft + 1 }
    }
    guard (try? await payment(name)) != nil else { return false }
    paid = true
    sold += [name]
    return paid
  }
}

let test = TicketCounter(seats: 12)
Task {
  let result = await test.sell(to: "me") { print($0) }
  print(result)
}
