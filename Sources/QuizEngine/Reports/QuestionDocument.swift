/// Shows what a question asks, without a word of the answer.
public struct QuestionDocument: Sendable {
  private let question: Question

  /// Takes a question.
  public init(_ question: Question) {
    self.question = question
  }

  /// The title, what it is, and the prompt.
  public var document: Document {
    let facts = [
      question.level.rawValue, question.format.rawValue, "\(question.minutes) min",
      "\(question.points) points", question.topics.map(\.text).joined(separator: ", "),
    ]
    return [
      .heading(level: 2, Prose(question.title)),
      .paragraph(.muted(Prose(facts.joined(separator: " · ")))),
    ] + Document(markdown: question.prompt)
  }
}
