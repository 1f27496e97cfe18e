extension Question {
  /// What an interviewer asks next.
  public struct FollowUp: Sendable, Equatable {
    /// The question, in Markdown.
    public var ask: String
    /// What a good answer says, in Markdown.
    public var answer: String

    /// Takes every field.
    public init(ask: String, answer: String) {
      self.ask = ask
      self.answer = answer
    }
  }
}
