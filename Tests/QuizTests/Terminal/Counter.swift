import Synchronization

/// Counts how often something happens, on any thread.
final class Counter: Sendable {
  private let count = Atomic(0)

  /// Counts once more.
  func add() {
    count.add(1, ordering: .relaxed)
  }

  /// How often it has happened.
  var value: Int {
    count.load(ordering: .relaxed)
  }
}
