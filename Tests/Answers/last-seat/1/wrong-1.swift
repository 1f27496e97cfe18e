actor TicketCounter {
  private(set) var seatsLeft: Int
  private(set) var sold: [String] = []
  init(seats: Int) { seatsLeft = seats }
  func sell(to name: String, payment: @Sendable (String) async throws -> Void) async -> Bool {
    guard seatsLeft > 0 else { return false }
    do {
      try await payment(name)
      sold.append(name)
      seatsLeft = max(0, seatsLeft - 1)
      return true
    } catch { return false }
  }
}
