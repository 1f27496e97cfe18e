/// Something that makes a question or a bank better, and that a program can look for.
public protocol QualityRule: Sendable {
  /// The stable name of the rule.
  static var name: Finding.Rule { get }

  /// What is to be found, in one sentence.
  static var summary: String { get }

  /// Makes the rule with its usual limits.
  init()

  /// What is found in the questions of a bank.
  func findings(in questions: [Question], of bank: Bank) -> [Finding]
}

extension QualityRule {
  /// A warning at a field of a question.
  func warning(_ question: Question, _ path: String, _ message: String, in bank: Bank) -> Finding {
    Finding(
      place: bank.places(of: question.id)[path], severity: .warning, rule: Self.name,
      question: question.id, message: message)
  }
}

/// All rules on quality.
public enum QualityRules {
  /// The rules in the order of their names.
  public static let all: [any QualityRule.Type] = [
    AnswerGivenAway.self, AnswerPositions.self, DeadReference.self, Duplicate.self,
    LevelMix.self, LongerWhenRight.self, MissingHelp.self, ReadingTime.self, Unfinished.self,
    UnknownName.self,
  ]

  /// What all rules find in some questions of a bank, sorted.
  public static func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    all.flatMap { $0.init().findings(in: questions, of: bank) }.sorted()
  }
}
