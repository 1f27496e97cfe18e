/// A task that is answered by saying what a program does.
public struct Prediction: Sendable, Equatable {
  /// The program.
  public var code: SourceFile
  /// What it does, in the modes stated; together they cover the modes of the part.
  public var truths: [Truth]
  /// Wrong answers that are typical, at least one.
  public var mistakes: [Mistake]
  /// The modules that the program may import.
  public var imports: [String]

  /// Takes every field.
  public init(code: SourceFile, truths: [Truth], mistakes: [Mistake], imports: [String]) {
    self.code = code
    self.truths = truths
    self.mistakes = mistakes
    self.imports = imports
  }

  /// What the program does in a mode.
  public func outcome(in mode: LanguageMode) -> Outcome? {
    truths.first { $0.modes.contains(mode) }?.outcome
  }
}
