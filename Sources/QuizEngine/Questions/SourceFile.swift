/// A file of Swift code that belongs to a question.
public struct SourceFile: Sendable, Hashable {
  /// The name within the question's folder, `solution.swift`.
  public var name: String
  /// The code.
  public var text: String

  /// Pairs a name with code.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
