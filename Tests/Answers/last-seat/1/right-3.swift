public actor TicketCounter {
  public private(set) var seatsLeft: Int
  public private(set) var sold = [String]()

  public init(seats: Int) { self.seatsLeft = seats }

  private enum Problem: Error { case soldOut }

  public func sell(to name: String, payment: @Sendable (String) async throws -> Void) async -> Bool
  {
    do {
      try claim()
      do {
        try await payment(name)
      } catch {
        release()
        throw error
      }
      confirm(name)
      return true
    } catch {
      return false
    }
  }

  private func claim() throws {
    guard seatsLeft > 0 else { throw Problem.soldOut }
    seatsLeft -= 1
  }
  private func release() { seatsLeft += 1 }
  private func confirm(_ name: String) { sold.append(name) }
}
