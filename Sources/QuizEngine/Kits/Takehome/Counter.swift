internal import Synchronization

/// Counts up from 1, from any thread.
final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  /// The next number.
  func next() -> Int { value.add(1, ordering: .relaxed).newValue }
}
