/// Which part of a proof was done, and of which whole.
public struct ProofShard: Sendable, Hashable {
  /// Which part, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int
  /// What stands for the whole: parts of different wholes do not belong together.
  public var plan: String
  /// The questions of the whole.
  public var questions: Int
  /// The claims of the whole.
  public var claims: Int

  /// Takes every field.
  public init(index: Int, count: Int, plan: String, questions: Int, claims: Int) {
    self.index = index
    self.count = count
    self.plan = plan
    self.questions = questions
    self.claims = claims
  }
}
