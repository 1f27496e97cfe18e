actor TicketCounter {
  private(set) var seatsLeft: Int
  private(set) var sold: [String] = []
  init(seats: Int) { seatsLeft = seats }
  func sell(to name: String, payment: @Sendable (String) async throws -> Void) async -> Bool {
    guard seatsLeft > 0 else { return false }
    seatsLeft -= 1
    sold.append(name)
    do { try await payment(name) } catch {
      seatsLeft += 1
      sold.removeLast()
      return false
    }
    return true
  }
}
