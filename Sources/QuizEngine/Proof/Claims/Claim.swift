/// One thing that a bank says of Swift, and that the compiler can confirm.
public struct Claim: Sendable, Equatable {
  /// Its place among the claims of the whole plan, from 0.
  public var number: Int
  /// The question that says it.
  public var question: Slug
  /// What it is called within the question, such as `part 1 solution.swift`.
  public var name: String
  /// The language mode in which it has to be true.
  public var mode: LanguageMode
  /// Where it stands in the bank.
  public var place: Place
  /// Where its code stands in the question.
  public var source: Source
  /// What is said.
  public var statement: Statement
  /// Modules that its code needs and that not every system has.
  public var requires: [String]

  /// Takes every field.
  public init(
    number: Int, question: Slug, name: String, mode: LanguageMode, place: Place, source: Source,
    statement: Statement, requires: [String]
  ) {
    self.number = number
    self.question = question
    self.name = name
    self.mode = mode
    self.place = place
    self.source = source
    self.statement = statement
    self.requires = requires
  }
}

extension Claim {
  /// Whether something has to be compiled to find out whether it holds.
  var needsAttempt: Bool {
    if case .wrongPrediction = statement { false } else { true }
  }

  /// Where the code of a claim stands, so that its lines can be found in the bank.
  public enum Source: Sendable, Equatable {
    /// In a file of the question.
    case file(String)
    /// Behind a fence in this line, from 1, of a text of the question.
    case prose(path: String, fence: Int)
    /// Nowhere: there is no code.
    case none
  }
}
