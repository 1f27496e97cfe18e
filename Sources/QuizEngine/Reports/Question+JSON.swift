extension QuestionCard {
  /// The entry of a question in `quiz list --json`; the names are a contract.
  public var listing: JSON {
    .object([
      ("id", .string(id.text)),
      ("title", .string(title)),
      ("pack", .string(pack.text)),
      ("format", .string(format.rawValue)),
      ("level", .string(level.rawValue)),
      ("topics", .strings(topics.map(\.text))),
      ("minutes", .integer(minutes)),
      ("points", .integer(points)),
      ("parts", .strings(parts.map(\.rawValue))),
    ])
  }
}

extension Question {
  /// The entry of a question in `quiz list --json`.
  public var listing: JSON { card.listing }
}
