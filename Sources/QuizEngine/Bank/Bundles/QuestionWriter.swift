/// Writes questions as the bundle holds them; what has its default value is left out.
enum QuestionWriter {
  static func json(_ question: Question) -> JSON {
    .object(omittingNil: [
      ("id", .string(question.id.text)),
      ("title", .string(question.title)),
      ("format", .string(question.format.rawValue)),
      ("level", .string(question.level.rawValue)),
      ("topics", .strings(question.topics.map(\.text))),
      ("minutes", .integer(question.minutes)),
      ("since", question.since.map { .string($0.description) }),
      ("modes", modes(question.modes)),
      ("requires", unlessEmpty(question.requires) { .strings($0) }),
      ("prompt", .lines(question.prompt)),
      ("parts", .array(question.parts.map { json($0, outer: question.modes) })),
      ("hints", unlessEmpty(question.hints) { .array($0.map(json)) }),
      ("explanation", .lines(question.explanation)),
      ("history", unlessEmpty(question.history) { .array($0.map(json)) }),
      ("followUps", unlessEmpty(question.followUps) { .array($0.map(json)) }),
      ("references", unlessEmpty(question.references) { .array($0.map(json)) }),
      ("files", files(question)),
    ])
  }

  static func modes(_ modes: [LanguageMode]) -> JSON {
    .integers(modes.map(\.rawValue))
  }

  static func unlessEmpty<Element>(
    _ elements: [Element], _ write: ([Element]) -> JSON
  ) -> JSON? {
    elements.isEmpty ? nil : write(elements)
  }
}

extension QuestionWriter {
  private static func json(_ hint: Question.Hint) -> JSON {
    ["text": .lines(hint.text), "cost": .number(hint.cost)]
  }

  private static func json(_ entry: Question.HistoryEntry) -> JSON {
    .object(omittingNil: [
      ("swift", .string(entry.swift.description)), ("proposal", entry.proposal.map(JSON.string)),
      ("text", .lines(entry.text)),
    ])
  }

  private static func json(_ followUp: Question.FollowUp) -> JSON {
    ["ask": .lines(followUp.ask), "answer": .lines(followUp.answer)]
  }

  private static func json(_ reference: Question.Reference) -> JSON {
    .object(omittingNil: [
      ("title", .string(reference.title)), ("url", reference.url.map(JSON.string)),
    ])
  }

  private static func files(_ question: Question) -> JSON {
    var texts: [String: String] = [:]
    for file in question.files { texts[file.name] = file.text }
    return .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .lines($0.value)) })
  }
}
