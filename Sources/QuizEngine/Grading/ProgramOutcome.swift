/// What became of a program.
public struct ProgramOutcome: Sendable, Equatable {
  /// How it ended.
  public var ending: Ending
  /// What the compiler said.
  public var diagnostics: [Diagnostic]
  /// What it printed.
  public var output: String
  /// Whether it did the same each time that it was run.
  public var isStable: Bool

  /// Takes every field.
  public init(
    ending: Ending, diagnostics: [Diagnostic], output: String, isStable: Bool = true
  ) {
    self.ending = ending
    self.diagnostics = diagnostics
    self.output = output
    self.isStable = isStable
  }
}

extension ProgramOutcome {
  /// How a program ended.
  public enum Ending: Sendable, Equatable {
    /// It compiles, and was not to be run.
    case compiled
    /// It does not compile.
    case rejected
    /// It ran to its end.
    case finished
    /// It trapped with this message.
    case trapped(message: String, line: Int?)
    /// It ended in another way, told in words.
    case failed(String)
    /// Nothing can be said, and the program is not to blame.
    case unknown(String)
  }

  /// The lines of the program with an error, each once.
  public var errorLines: [Int] {
    Set(
      diagnostics.filter { $0.severity == .error && $0.file == AnswerSource.toldName }.map(\.line)
    ).sorted()
  }
}
