/// A task that is answered in words, and graded by a rubric.
public struct Explanation: Sendable, Equatable {
  /// What a strong candidate says, in Markdown.
  public var model: String
  /// The key points, at least two; their points add up to those of the part.
  public var rubric: [KeyPoint]
  /// What people wrongly say, at least two.
  public var mistakes: [Mistake]

  /// Takes every field.
  public init(model: String, rubric: [KeyPoint], mistakes: [Mistake]) {
    self.model = model
    self.rubric = rubric
    self.mistakes = mistakes
  }
}
