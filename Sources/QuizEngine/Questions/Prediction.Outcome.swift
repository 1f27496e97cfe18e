extension Prediction {
  /// What becomes of a program.
  public enum Outcome: Sendable, Equatable {
    /// It compiles, prints this, and ends well.
    case prints(String)
    /// It compiles and ends well.
    case compiles
    /// It does not compile: a diagnostic contains the text, and these are the lines with errors.
    case rejects(text: String, lines: [Int])
    /// It compiles, prints this, and traps with a message that contains the text.
    case traps(text: String, prints: String)
  }
}
