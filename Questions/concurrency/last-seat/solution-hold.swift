/// Sells the seats of one showing.
actor TicketCounter {
  private let seats: Int
  private var held = 0
  private(set) var sold: [String] = []

  var seatsLeft: Int { seats - held - sold.count }

  init(seats: Int) {
    self.seats = seats
  }

  func sell(
    to name: String, payment: @Sendable (String) async throws -> Void
  ) async -> Bool {
    guard hold() else { return false }
    let isPaid: Bool
    do {
      try await payment(name)
      isPaid = true
    } catch {
      isPaid = false
    }
    held -= 1
    if isPaid { sold.append(name) }
    return isPaid
  }

  private func hold() -> Bool {
    guard seatsLeft > 0 else { return false }
    held += 1
    return true
  }
}
