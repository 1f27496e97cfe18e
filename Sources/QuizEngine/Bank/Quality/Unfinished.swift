/// Finds questions that still hold what somebody meant to write later.
public struct Unfinished: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "unfinished"
  /// What is found.
  public static let summary = "A text still says TODO."

  /// Makes the rule.
  public init() {}

  /// Looks through titles and prose.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    questions.flatMap { question in
      ([("title", question.title)] + question.proseFields.map { ($0.path, $0.text) })
        .filter { $0.1.contains("TODO") }
        .map { warning(question, $0.0, "it still says TODO", in: bank) }
    }
  }
}
