/// Lists questions, a line each where the width allows it.
public struct QuestionListDocument: Sendable {
  private let cards: [QuestionCard]
  private let columns: Int?

  /// Takes the questions, and the width to fit; none where lines may be as long as they are.
  public init(_ cards: [QuestionCard], columns: Int?) {
    self.cards = cards
    self.columns = columns
  }

  /// The questions, and how many there are.
  public var document: Document {
    let minutes = cards.reduce(0) { $0 + $1.minutes }
    let count = cards.count.counted("question")
    return [
      list, .paragraph(.muted(Prose("\(count), \(minutes) minutes."))),
    ]
  }

  /// The fewest columns in which a title that is cut still says something.
  private static let leastTitle = 16

  private var list: Document.Block {
    guard let columns else { return table(titleWidth: .max) }
    // What the other columns, the gaps between them and the margin leave.
    let ids = cards.map(\.id.text.columns).max() ?? 0
    let levels = max(5, cards.map(\.level.rawValue.columns).max() ?? 0)
    let room = columns - 2 - max(8, ids) - levels - 7 - 6 - 4 * 2 - 1
    return room < Self.leastTitle ? stacked : table(titleWidth: room)
  }

  private func table(titleWidth: Int) -> Document.Block {
    .table(
      header: ["Question", "Title", "Level", "Format", "Time"],
      rows: cards.map { card in
        [
          .code(card.id.text), Prose(card.title.cut(to: titleWidth)), Prose(card.level.rawValue),
          Prose(card.format.rawValue), Prose("\(card.minutes) min"),
        ]
      })
  }

  /// Two or three short lines for each question.
  private var stacked: Document.Block {
    .bullets(
      cards.map { card in
        let facts = "\(card.level.rawValue) · \(card.format.rawValue) · \(card.minutes) min"
        return Prose(
          [Prose.code(card.id.text), Prose(card.title), .muted(Prose(facts))].map(\.inlines)
            .joined(separator: [.lineBreak]).map { $0 })
      })
  }
}
