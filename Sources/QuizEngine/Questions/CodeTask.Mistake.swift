extension CodeTask {
  /// A typical wrong answer, with what helps the candidate who gives it.
  public struct Mistake: Sendable, Equatable {
    /// The wrong answer.
    public var file: SourceFile
    /// How it fails.
    public var failure: Failure
    /// What the candidate should read, in Markdown.
    public var feedback: String

    /// Takes every field.
    public init(file: SourceFile, failure: Failure, feedback: String) {
      self.file = file
      self.failure = failure
      self.feedback = feedback
    }
  }
}
