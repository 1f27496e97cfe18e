actor TicketCounter {
  private(set) var seatsLeft: Int
  private(set) var sold: [String] = []
  private var last: Task<Void, Never>?
  init(seats: Int) { seatsLeft = seats }
  func sell(to name: String, payment: @escaping @Sendable (String) async throws -> Void) async
    -> Bool
  {
    let before = last
    let task = Task { () -> Bool in
      await before?.value
      guard seatsLeft > 0 else { return false }
      do { try await payment(name) } catch { return false }
      seatsLeft -= 1
      sold.append(name)
      return true
    }
    last = Task { _ = await task.value }
    return await task.value
  }
}
