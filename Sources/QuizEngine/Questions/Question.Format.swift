extension Question {
  /// How a question is put to a candidate.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    /// Sent home, or done in the terminal; involves code.
    case written
    /// Asked face to face, or by phone.
    case verbal
  }
}
