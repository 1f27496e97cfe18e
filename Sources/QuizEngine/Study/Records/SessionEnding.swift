/// How a session came to its end; the raw value is how the journal has it.
public enum SessionEnding: String, Sendable, Hashable, CaseIterable {
  /// Everything was asked.
  case finished
  /// The candidate had enough.
  case left
  /// The time was over.
  case timeUp = "time-up"
}
