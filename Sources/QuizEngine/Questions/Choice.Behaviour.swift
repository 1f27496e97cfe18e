extension Choice {
  /// What a program in an option has to do for the option to be right.
  public enum Behaviour: Sendable, Equatable {
    /// It compiles.
    case compiles
    /// It does not compile.
    case doesNotCompile
    /// It prints this, and ends well.
    case prints(String)
    /// It traps with a message that contains the text.
    case traps(String)
  }
}
