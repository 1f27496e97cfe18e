/// What came of a claim, with what else was seen on the way.
public struct ClaimResult: Sendable, Equatable {
  /// Whether it holds.
  public var outcome: ClaimOutcome
  /// What the compiler warns of in code that is meant to be good.
  public var warnings: [CodeWarning]
  /// The time that trying it took, in seconds; that of the first time where it was known.
  public var seconds: Double
  /// Whether it was known from before.
  public var isCached: Bool

  init(
    _ outcome: ClaimOutcome, warnings: [CodeWarning] = [], seconds: Double = 0,
    isCached: Bool = false
  ) {
    self.outcome = outcome
    self.warnings = warnings
    self.seconds = seconds
    self.isCached = isCached
  }
}
