/// What differs between proofs of the same bank by several compilers.
public struct ProofComparison: Sendable, Equatable {
  /// The reports, one for each compiler.
  public var reports: [ProofReport]

  /// Takes the reports of one plan.
  public init(_ reports: [ProofReport]) {
    self.reports = reports
  }
}

extension ProofComparison {
  /// A claim whose outcome hangs on the compiler.
  public struct Difference: Sendable, Equatable {
    /// The question.
    public var question: Slug
    /// The claim in words.
    public var claim: String
    /// Where it stands.
    public var place: Place
    /// What came of it, in the order of the reports: `passed`, `failed` or `skipped`.
    public var outcomes: [String]
  }

  /// The claims whose outcomes differ, in the order of the plan.
  public var differences: [Difference] {
    guard let first = reports.first else { return [] }
    return first.records.indices.compactMap { index in
      let records = reports.compactMap { report in
        report.records.indices.contains(index) ? report.records[index] : nil
      }
      let words = records.map(\.outcomeName)
      guard Set(words).count > 1, let record = records.first else { return nil }
      return Difference(
        question: record.question, claim: record.title, place: record.place, outcomes: words)
    }
  }

  /// The questions with a claim whose outcome hangs on the compiler.
  public var questions: [Slug] {
    var seen: Set<Slug> = []
    return differences.map(\.question).filter { seen.insert($0).inserted }
  }
}

extension ProofReport.Record {
  /// The outcome as programs read it: `passed`, `failed` or `skipped`.
  public var outcomeName: String {
    switch outcome {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped: "skipped"
    }
  }
}
