/// What came of a proof, claim by claim.
public struct ProofReport: Sendable, Equatable {
  /// The number of questions that were looked at.
  public var questions = 0
  /// What came of every claim, in the order of the plan.
  public var records: [Record] = []
  /// The blocks of code in prose that are shown only.
  public var fragments = 0
  /// What is wrong with the bank itself.
  public var bankFindings: [Finding] = []
  /// What the compiler calls itself.
  public var compiler = ""
  /// The language modes that claims were tried in.
  public var modes: [LanguageMode] = []
  /// Which part of a whole this is; nil for a whole.
  public var shard: ProofShard?
  /// Whether warnings are as bad as errors.
  public var isStrict = false

  /// Begins with nothing.
  public init() {}
}

extension ProofReport {
  /// The number of claims.
  public var claims: Int { records.count }

  /// The number of claims that the compiler confirms.
  public var passed: Int { records.count { $0.outcome == .passed } }

  /// The number of claims that it does not.
  public var failed: Int { records.count { $0.failure != nil } }

  /// The claims that could not be tried here.
  public var skipped: [Record] {
    records.filter { if case .skipped = $0.outcome { true } else { false } }
  }

  /// The number of claims whose outcome was known from before.
  public var cached: Int { records.count { $0.isCached } }

  /// What the compiler warns of, each once.
  public var compilerWarnings: [Finding] { Set(records.flatMap(\.warnings)).sorted() }

  /// Everything that is wrong, sorted; without what the compiler merely warns of.
  ///
  /// What is the same in several language modes is told once.
  public var findings: [ProofFinding] {
    (bankFindings.map { ProofFinding($0) } + ModeFolding.fold(records)).sorted()
  }

  /// Whether nothing is wrong.
  public var isGood: Bool {
    let isBad = { (finding: Finding) in
      finding.severity == .error || isStrict && finding.severity == .warning
    }
    return failed == 0 && !bankFindings.contains(where: isBad)
      && !(isStrict && records.contains { !$0.warnings.isEmpty })
  }
}
