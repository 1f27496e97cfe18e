/// A finding of a proof, with what was claimed and what is true.
public struct ProofFinding: Sendable, Hashable {
  /// What is wrong, and where.
  public var finding: Finding
  /// What was claimed and what is true; nil where no claim is at fault.
  public var evidence: Evidence?

  /// Takes both.
  public init(_ finding: Finding, evidence: Evidence? = nil) {
    self.finding = finding
    self.evidence = evidence
  }
}

extension ProofFinding: Comparable {
  /// Orders as the findings are ordered.
  public static func < (one: ProofFinding, other: ProofFinding) -> Bool {
    one.finding < other.finding
  }
}
