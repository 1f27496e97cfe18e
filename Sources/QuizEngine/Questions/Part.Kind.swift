extension Part {
  /// What the candidate does in a part.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Writes code.
    case write
    /// Mends code.
    case `repair`
    /// Says what a program does.
    case predict
    /// Picks options.
    case choose
    /// Explains in words.
    case explain
  }
}
