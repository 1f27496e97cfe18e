actor TicketCounter {
  private let seats: Int
  private var paying: Set<String> = []
  private(set) var sold: [String] = []
  var seatsLeft: Int { seats - paying.count - sold.count }
  init(seats: Int) { self.seats = seats }
  func sell(
    to name: String, payment: @Sendable (String) async throws -> Void
  ) async -> Bool {
    guard seatsLeft > 0 else { return false }
    paying.insert(name)
    defer { paying.remove(name) }
    do { try await payment(name) } catch { return false }
    sold.append(name)
    return true
  }
}
