/// What is assumed to be in somebody's head of one thing that was reviewed at least once.
public struct Memory: Sendable, Hashable {
  /// Where the thing stands between new and known.
  public var phase: Phase
  /// The days after which it is still remembered with a chance of 90 %.
  public var stability: Double
  /// How hard it is to make it stick, 1 to 10.
  public var difficulty: Double
  /// When it was reviewed last.
  public var lastReview: Instant
  /// When it should be reviewed next.
  public var due: Instant

  /// Takes every field.
  public init(
    phase: Phase, stability: Double, difficulty: Double, lastReview: Instant, due: Instant
  ) {
    self.phase = phase
    self.stability = stability
    self.difficulty = difficulty
    self.lastReview = lastReview
    self.due = due
  }
}

extension Memory {
  /// Where something stands between new and known.
  public enum Phase: Sendable, Hashable {
    /// It is new, and repeated in short steps, counted from 0.
    case learning(step: Int)
    /// It is known, and repeated after days.
    case review
    /// It was known and forgotten, and is repeated in short steps, counted from 0.
    case relearning(step: Int)
  }
}
