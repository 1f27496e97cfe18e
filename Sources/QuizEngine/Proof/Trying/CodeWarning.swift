/// What the compiler warns of in a claim's code.
public struct CodeWarning: Sendable, Hashable {
  /// The line of the code, from 1.
  public var line: Int
  /// What the compiler says.
  public var message: String

  /// Takes every field.
  public init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  /// The warnings among what the compiler says of the code itself.
  static func all(in diagnostics: [Diagnostic]) -> [CodeWarning] {
    diagnostics.filter { $0.severity == .warning && $0.file == AnswerSource.toldName }
      .map { CodeWarning(line: $0.line, message: $0.message) }
  }
}
