import Synchronization

/// A wish that running programs come to an end, shared by those who run and those who interrupt.
public final class Cancellation: Sendable {
  private let flag = Atomic<Bool>(false)

  /// Begins without the wish.
  public init() {}

  /// Whether running programs are to end.
  public var isWanted: Bool { flag.load(ordering: .relaxed) }

  /// Wants running programs to end, now and for good.
  public func want() { flag.store(true, ordering: .relaxed) }
}
