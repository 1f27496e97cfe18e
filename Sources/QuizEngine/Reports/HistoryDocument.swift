/// Lists the last answers of a journal.
public struct HistoryDocument: Sendable {
  private let history: History
  private let last: Int
  private let calendar: StudyCalendar

  /// Takes the history, how many answers are listed, and where the clocks are that they are told by.
  public init(_ history: History, last: Int, calendar: StudyCalendar = .universal) {
    self.history = history
    self.last = last
    self.calendar = calendar
  }

  /// A row for each answer, the newest first.
  public var document: Document {
    let answers = history.answers.suffix(last).reversed()
    guard !answers.isEmpty else { return [.paragraph("Nothing was answered yet.")] }
    let rows = answers.map { answer -> [Prose] in
      let record = answer.record
      return [
        Prose(calendar.wallTime(answer.time)), .code(record.question.text),
        .toned(record.verdict.tone, Prose(record.verdict.words)),
        Prose("\(PointsText.number(record.points))/\(record.possiblePoints)"),
        Prose(record.rating?.name ?? "–"), Prose(record.mode.rawValue),
      ]
    }
    return [
      .table(
        header: ["When", "Question", "Verdict", "Points", "Rating", "Session"],
        [.left, .left, .left, .right, .left, .left], rows: rows)
    ]
  }
}
