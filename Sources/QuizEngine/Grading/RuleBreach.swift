/// A rule that an answer breaks, and where.
public struct RuleBreach: Sendable, Equatable {
  /// The rule's name, `forbid force-unwrap` or `fence: import`.
  public var name: String
  /// The line in the answer, counted from 1; nil where something is missing.
  public var line: Int?
  /// What is wrong and what would be right, in Markdown.
  public var message: String

  /// Takes every field.
  public init(name: String, line: Int?, message: String) {
    self.name = name
    self.line = line
    self.message = message
  }
}
