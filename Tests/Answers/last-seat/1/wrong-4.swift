actor TicketCounter {
  private(set) var seatsLeft: Int
  private(set) var sold: [String] = []
  init(seats: Int) { seatsLeft = seats }
  func sell(
    to name: String, payment: @Sendable (String) async throws -> Void
  ) async -> Bool {
    let before = seatsLeft
    guard before > 0 else { return false }
    seatsLeft = before - 1
    do { try await payment(name) } catch {
      seatsLeft = before
      return false
    }
    sold.append(name)
    return true
  }
}
