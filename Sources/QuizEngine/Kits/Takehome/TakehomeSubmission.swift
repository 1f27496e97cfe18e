/// What a candidate handed in: the answers that were found, and what else there is to say.
public struct TakehomeSubmission: Sendable {
  /// The candidate.
  public var name: String
  /// The package that was sent; nil where nothing can be graded.
  public var package: TakehomePackage?
  /// The answers, for each task of the package.
  public var answers: [Answer]
  /// What there is to say of the folder.
  public var findings: [TakehomeFinding]

  /// The answer to a task.
  public enum Answer: Sendable, Equatable {
    /// The file is not there.
    case missing
    /// The file is as it was sent.
    case unchanged
    /// The file cannot be taken, for this reason.
    case refused(String)
    /// What was written.
    case text(String)
  }

  /// Whether something was changed that had to stay as it was.
  public var isTamperedWith: Bool { findings.contains(where: \.isTampering) }
}
