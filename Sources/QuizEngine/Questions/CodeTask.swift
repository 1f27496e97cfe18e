/// A task that is answered by code, and graded by checks and rules.
public struct CodeTask: Sendable, Equatable {
  /// What the candidate begins with.
  public var starter: SourceFile?
  /// How the starter fails; always there where code is to be mended.
  public var starterFails: Failure?
  /// Answers that are accepted in full, at least one.
  public var solutions: [SourceFile]
  /// What people typically get wrong, at least two.
  public var mistakes: [Mistake]
  /// What is tried with the answer; the points add up to those of the part.
  public var checks: [Check]
  /// What the answer's syntax must and must not have.
  public var rules: [SyntaxRule]
  /// The modules that an answer may import.
  public var imports: [String]
  /// Whether an answer may use memory without Swift's checks.
  public var allowsUnsafe: Bool
  /// The wall time that each check may take, in seconds, 1 to 20.
  public var secondsPerCheck: Int

  /// Takes every field.
  public init(
    starter: SourceFile?, starterFails: Failure?, solutions: [SourceFile], mistakes: [Mistake],
    checks: [Check], rules: [SyntaxRule], imports: [String], allowsUnsafe: Bool,
    secondsPerCheck: Int
  ) {
    self.starter = starter
    self.starterFails = starterFails
    self.solutions = solutions
    self.mistakes = mistakes
    self.checks = checks
    self.rules = rules
    self.imports = imports
    self.allowsUnsafe = allowsUnsafe
    self.secondsPerCheck = secondsPerCheck
  }
}

extension CodeTask {
  /// The time for each check unless the question says otherwise, in seconds.
  public static let defaultSecondsPerCheck = 2
}
