/// Something that is tried with an answer, and what must come of it.
public struct Check: Sendable, Equatable {
  /// What was tried, in words; shown to the candidate.
  public var name: String
  /// The points for passing, 1 to 100.
  public var points: Int
  /// Whether the candidate sees expression and expectation only afterwards.
  public var isHidden: Bool
  /// Statements that run before, or nothing.
  public var setup: String
  /// What is done and what must come of it.
  public var trial: Trial
  /// The modes in which it is tried; nil means all modes of the part.
  public var modes: [LanguageMode]?

  /// Takes every field.
  public init(
    name: String, points: Int, isHidden: Bool, setup: String, trial: Trial,
    modes: [LanguageMode]?
  ) {
    self.name = name
    self.points = points
    self.isHidden = isHidden
    self.setup = setup
    self.trial = trial
    self.modes = modes
  }
}
