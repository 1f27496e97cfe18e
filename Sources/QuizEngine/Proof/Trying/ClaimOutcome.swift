/// What came of a claim.
public enum ClaimOutcome: Sendable, Equatable {
  /// The compiler confirms it.
  case passed
  /// The compiler says otherwise.
  case failed(Refutation)
  /// It could not be tried here, for this reason.
  case skipped(reason: String)
}
