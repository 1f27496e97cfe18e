/// Shows the answer of a question: model answers, why, and what changed over time.
public struct AnswerDocument: Sendable {
  private let question: Question

  /// Takes a question.
  public init(_ question: Question) {
    self.question = question
  }

  /// The model answer of a part.
  public func modelAnswer(_ part: Part) -> Document {
    switch part.task {
    case .write(let task), .repair(let task):
      return [.heading(level: 4, "A solution")]
        + Document(task.solutions.prefix(1).map { .swift($0.text) })
    case .predict(let prediction):
      guard let outcome = prediction.outcome(in: part.gradingMode) else { return [] }
      return [.heading(level: 4, "In truth it"), truth(outcome)]
    case .choose(let choice):
      let options = OptionDocument(choice)
      let right = choice.options.indices.filter { choice.options[$0].isCorrect }
      return Document(
        [.heading(level: 4, right.count == 1 ? "The right option" : "The right options")]
          + right.flatMap { index in
            options.option(index).blocks
              + (choice.options[index].feedback.map { Document(prose: $0).blocks } ?? [])
          })
    case .explain(let explanation):
      return [.heading(level: 4, "A model answer")] + Document(prose: explanation.model)
    }
  }

  private func truth(_ outcome: Prediction.Outcome) -> Document.Block {
    switch outcome {
    case .prints(let text): .code(text, language: nil)
    case .compiles: .paragraph("compiles, and ends well.")
    case .rejects(let text, let lines):
      .paragraph(
        "does not compile, because of \(lines.count == 1 ? "line" : "lines") "
          + "\(lines.map(String.init).joined(separator: ", ")): “\(text)”.")
    case .traps(let text, let prints):
      prints.isEmpty
        ? .paragraph("traps: “\(text)”.") : .paragraph("prints “\(prints)” and traps: “\(text)”.")
    }
  }

  /// Why the answer is what it is, and since when.
  public var explanation: Document {
    var document: Document = [.heading(level: 3, "Why")]
    document += Document(prose: question.explanation)
    if !question.history.isEmpty {
      document.append(.heading(level: 4, "What changed"))
      document.append(
        .list(
          Document.List(
            .bulleted,
            question.history.map { entry in
              let head = "Swift \(entry.swift)" + (entry.proposal.map { ", \($0)" } ?? "")
              return Document(prose: "**\(head):** \(entry.text)").blocks
            })))
    }
    if !question.references.isEmpty {
      document.append(.heading(level: 4, "To read on"))
      document.append(
        .bullets(
          question.references.map { reference in
            reference.url.map { .link(Prose(reference.title), to: $0) } ?? Prose(reference.title)
          }))
    }
    return document
  }

  /// What an interviewer asks next, with the answers.
  public var followUps: Document {
    guard !question.followUps.isEmpty else { return [] }
    var document: Document = [.heading(level: 4, "Asked next")]
    for followUp in question.followUps {
      document += Document(markdown: followUp.ask)
      document.append(.quote(Document(prose: followUp.answer).blocks))
    }
    return document
  }
}
