extension Choice {
  /// Something that can be picked.
  public struct Option: Sendable, Equatable {
    /// What it says, in Markdown; empty where the code speaks.
    public var text: String
    /// Code that is shown with it, and compiled.
    public var code: SourceFile?
    /// Whether it belongs to the right answer.
    public var isCorrect: Bool
    /// Why it is right or wrong, in Markdown.
    public var feedback: String?

    /// Takes every field.
    public init(text: String, code: SourceFile?, isCorrect: Bool, feedback: String?) {
      self.text = text
      self.code = code
      self.isCorrect = isCorrect
      self.feedback = feedback
    }
  }
}
