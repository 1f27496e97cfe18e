/// What came of a proof, counted and named.
public struct ProofReport: Sendable, Equatable {
  /// The number of questions that were looked at.
  public var questions = 0
  /// The number of claims.
  public var claims = 0
  /// The claims that the compiler confirms.
  public var passed = 0
  /// The claims that it does not.
  public var failed = 0
  /// The claims that could not be tried here.
  public var skipped: [Skipped] = []
  /// The blocks of code in prose that are shown only.
  public var fragments = 0
  /// The claims whose outcome was known from before.
  public var cached = 0
  /// Everything that is wrong, sorted.
  public var findings: [Finding] = []

  /// Begins with nothing.
  public init() {}

  /// Whether nothing is wrong.
  public var isGood: Bool {
    failed == 0 && !findings.contains { $0.severity == .error }
  }
}

extension ProofReport {
  /// A claim that could not be tried.
  public struct Skipped: Sendable, Equatable {
    /// The question.
    public var question: Slug
    /// Where the claim stands.
    public var place: Place
    /// Why it could not be tried.
    public var reason: String
  }
}
