extension ProofReport {
  /// What came of a claim, with the places in the bank.
  public struct Record: Sendable, Equatable {
    /// Its place among the claims of the whole, from 0.
    public var number: Int
    /// The question.
    public var question: Slug
    /// What kind of claim it is, such as `solution`.
    public var kind: String
    /// What the claim is called within the question.
    public var name: String
    /// The language mode that it was tried in.
    public var mode: LanguageMode
    /// Where it stands.
    public var place: Place
    /// What came of it.
    public var outcome: Outcome
    /// What the compiler warns of.
    public var warnings: [Finding]
    /// The time that it took, in seconds.
    public var seconds: Double
    /// Whether the outcome was known from before.
    public var isCached: Bool

    /// Takes every field.
    public init(
      number: Int, question: Slug, kind: String, name: String, mode: LanguageMode, place: Place,
      outcome: Outcome, warnings: [Finding], seconds: Double, isCached: Bool
    ) {
      self.number = number
      self.question = question
      self.kind = kind
      self.name = name
      self.mode = mode
      self.place = place
      self.outcome = outcome
      self.warnings = warnings
      self.seconds = seconds
      self.isCached = isCached
    }
  }
}

extension ProofReport.Record {
  /// What came of a claim.
  public enum Outcome: Sendable, Equatable {
    /// The compiler confirms it.
    case passed
    /// The compiler says otherwise.
    case failed(ProofFinding)
    /// It could not be tried here, for this reason.
    case skipped(reason: String)
  }

  /// What is wrong; nil where nothing is known to be.
  public var failure: ProofFinding? {
    if case .failed(let finding) = outcome { finding } else { nil }
  }

  /// The claim in words that no other claim of the question has.
  public var title: String { "\(kind): \(name) (Swift \(mode.rawValue) mode)" }
}

extension ProofReport.Record {
  /// Places the result of a claim of a plan.
  init(_ claim: Claim, _ result: ClaimResult, in plan: ProofPlan) {
    let finding = { (severity: Finding.Severity, rule: Finding.Rule, message: String, line: Int?) in
      Finding(
        place: plan.place(ofLine: line, of: claim), severity: severity, rule: rule,
        question: claim.question, message: message)
    }
    let outcome: Outcome =
      switch result.outcome {
      case .passed: .passed
      case .skipped(let reason): .skipped(reason: reason)
      case .failed(let refutation):
        .failed(
          ProofFinding(
            finding(.error, refutation.rule, refutation.message, refutation.line),
            evidence: refutation.evidence))
      }
    self.init(
      number: claim.number, question: claim.question, kind: claim.kind, name: claim.name,
      mode: claim.mode,
      place: claim.place, outcome: outcome,
      warnings: result.warnings.map { finding(.warning, "compiler-warning", $0.message, $0.line) },
      seconds: result.seconds, isCached: result.isCached)
  }
}
