/// One thing that a bank says of Swift, and that the compiler can confirm.
public struct Claim: Sendable, Equatable {
  /// The question that says it.
  public var question: Slug
  /// The language mode in which it has to be true.
  public var mode: LanguageMode
  /// Where it stands in the bank.
  public var place: Place
  /// What is said.
  public var statement: Statement
  /// Modules that its code needs and that not every system has.
  public var requires: [String]

  /// Takes every field.
  public init(
    question: Slug, mode: LanguageMode, place: Place, statement: Statement, requires: [String]
  ) {
    self.question = question
    self.mode = mode
    self.place = place
    self.statement = statement
    self.requires = requires
  }
}
