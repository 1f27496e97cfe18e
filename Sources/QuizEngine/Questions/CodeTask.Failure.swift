extension CodeTask {
  /// A stated way to fail.
  public struct Failure: Sendable, Equatable {
    /// The verdict that is given.
    public var verdict: Verdict
    /// What stands in a diagnostic, a rule, a failed check or the crash message.
    public var message: String?

    /// Takes every field.
    public init(verdict: Verdict, message: String?) {
      self.verdict = verdict
      self.message = message
    }
  }
}
