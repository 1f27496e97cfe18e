/// The form of a session.
enum SessionMode: String, Sendable, Hashable {
  /// Keys are read one by one, and lines are redrawn.
  case full
  /// Lines are read and written, one after the other.
  case plain
  /// Programs talk: a value a line.
  case json
}
