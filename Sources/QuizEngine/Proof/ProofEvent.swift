/// What happens while a bank is proved, for those who tell it.
public enum ProofEvent: Sendable, Equatable {
  /// So many claims are about to be settled, and so many of them are known from before.
  case began(claims: Int, cached: Int)
  /// A claim was settled; `done` of `claims` are.
  case tried(Claim, ClaimOutcome, done: Int, claims: Int)
}
