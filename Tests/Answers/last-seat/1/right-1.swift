import Foundation

enum Seat { case free, held, sold }

actor TicketCounter {
  private var seats: [Seat]
  private(set) var sold: [String] = []
  var seatsLeft: Int { seats.filter { $0 == .free }.count }

  init(seats: Int) {
    self.seats = Array(repeating: .free, count: seats)
  }

  func sell(to name: String, payment: @Sendable (String) async throws -> Void) async -> Bool {
    guard let place = seats.firstIndex(of: .free) else { return false }
    seats[place] = .held
    do {
      try await payment(name)
      seats[place] = .sold
      sold.append(name)
      return true
    } catch {
      seats[place] = .free
      return false
    }
  }
}
