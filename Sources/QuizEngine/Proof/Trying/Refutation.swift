/// What the compiler says against a claim, without the place: the same code may stand elsewhere.
public struct Refutation: Sendable, Equatable {
  /// The rule that is broken.
  public var rule: Finding.Rule
  /// What is wrong.
  public var message: String
  /// The line of the claim's code, from 1, that is at fault.
  public var line: Int?
  /// What was claimed and what is true.
  public var evidence: Evidence?
  /// Whether a machine that is less busy would say the same.
  public var isCertain: Bool

  init(
    _ rule: Finding.Rule, _ message: String, line: Int? = nil, evidence: Evidence? = nil,
    isCertain: Bool = true
  ) {
    self.rule = rule
    self.message = message
    self.line = line
    self.evidence = evidence
    self.isCertain = isCertain
  }
}
