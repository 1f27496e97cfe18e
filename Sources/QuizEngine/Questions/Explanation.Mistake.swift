extension Explanation {
  /// Something that people wrongly say.
  public struct Mistake: Sendable, Equatable {
    /// What is said, in Markdown.
    public var says: String
    /// What the candidate should read, in Markdown.
    public var feedback: String

    /// Takes every field.
    public init(says: String, feedback: String) {
      self.says = says
      self.feedback = feedback
    }
  }
}
