/// A piece of a question that is answered and graded by itself.
public struct Part: Sendable, Equatable {
  /// The points for a full answer, 1 to 100.
  public var points: Int
  /// What this part asks beyond the question's prompt, in Markdown.
  public var prompt: String?
  /// The modes in which its claims are proved: those of the question, or some of them.
  public var modes: [LanguageMode]
  /// What the candidate does, and how that is graded.
  public var task: Task

  /// Takes every field.
  public init(points: Int, prompt: String?, modes: [LanguageMode], task: Task) {
    self.points = points
    self.prompt = prompt
    self.modes = modes
    self.task = task
  }
}

extension Part {
  /// The mode in which a candidate's answer is graded: the newest.
  public var gradingMode: LanguageMode {
    modes.max() ?? .six
  }
}
