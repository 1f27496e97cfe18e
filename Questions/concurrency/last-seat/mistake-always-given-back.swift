/// Sells the seats of one showing.
actor TicketCounter {
  /// How many seats are neither sold nor held for somebody who is paying.
  private(set) var seatsLeft: Int
  /// Who has a ticket, in the order in which they paid.
  private(set) var sold: [String] = []

  init(seats: Int) {
    seatsLeft = seats
  }

  /// Takes the payment, and says whether a ticket was sold.
  func sell(
    to name: String, payment: @Sendable (String) async throws -> Void
  ) async -> Bool {
    guard seatsLeft > 0 else { return false }
    seatsLeft -= 1
    defer { seatsLeft += 1 }
    do {
      try await payment(name)
    } catch {
      return false
    }
    sold.append(name)
    return true
  }
}
