/// Sells the seats of one showing.
actor TicketCounter {
  private var free: [Int]
  private var holders: [Int: String] = [:]
  private(set) var sold: [String] = []
  init(seats: Int) { free = Array(0..<seats) }
  var seatsLeft: Int { free.count }
  func sell(
    to name: String, payment: @Sendable (String) async throws -> Void
  ) async -> Bool {
    guard let seat = free.popLast() else { return false }
    holders[seat] = name
    defer { holders[seat] = nil }
    do {
      try await payment(name)
      sold.append(name)
      return true
    } catch {
      free.append(seat)
      return false
    }
  }
}
