/// When a question is to be answered again.
public enum Due: Sendable, Hashable {
  /// At a moment within the day, since it was not remembered.
  case at(Instant)
  /// On a study day, from its beginning.
  case on(CivilDate)
}
