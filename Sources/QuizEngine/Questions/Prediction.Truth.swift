extension Prediction {
  /// What a program does in some modes.
  public struct Truth: Sendable, Equatable {
    /// What becomes of it.
    public var outcome: Outcome
    /// The modes in which this holds.
    public var modes: [LanguageMode]

    /// Takes every field.
    public init(outcome: Outcome, modes: [LanguageMode]) {
      self.outcome = outcome
      self.modes = modes
    }
  }
}
