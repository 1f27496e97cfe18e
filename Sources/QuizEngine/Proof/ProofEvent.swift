/// What happens while a bank is proved, for those who tell it.
public enum ProofEvent: Sendable, Equatable {
  /// So many claims are about to be tried.
  case began(claims: Int)
  /// A claim was tried; `done` of `claims` are.
  case tried(Claim, ClaimOutcome, done: Int, claims: Int)
}
