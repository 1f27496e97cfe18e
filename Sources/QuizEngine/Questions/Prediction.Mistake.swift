extension Prediction {
  /// A wrong prediction, with what helps the candidate who makes it.
  public struct Mistake: Sendable, Equatable {
    /// The prediction, as a candidate writes it.
    public var answer: String
    /// What the candidate should read, in Markdown.
    public var feedback: String

    /// Takes every field.
    public init(answer: String, feedback: String) {
      self.answer = answer
      self.feedback = feedback
    }
  }
}
