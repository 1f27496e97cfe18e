/// Tells how an exam went: question by question, then by level and topic, and passed or not at the end,
/// where a terminal shows it.
public struct ExamDocument: Sendable {
  private let report: ExamReport
  private let session: SessionHistory
  private let bank: Bank

  /// Takes the report, the session, and the bank that it was drawn from.
  public init(_ report: ExamReport, session: SessionHistory, bank: Bank) {
    self.report = report
    self.session = session
    self.bank = bank
  }

  /// The whole of it.
  public var document: Document {
    let result = report.result
    let percent = Int((result.share * 100).rounded())
    let mark = Int((result.passShare * 100).rounded())
    var document: Document = [.heading(level: 2, "The exam")]
    for id in session.plan.questions {
      guard let question = bank[id] else { continue }
      document += self.document(for: question)
    }
    document += [
      .heading(level: 3, "The result"),
      table("Topic", report.topics.map { ($0.topic.text, $0.score) }),
      table("Level", report.levels.map { ($0.level.rawValue, $0.score) }),
      .verdict(
        result.isPassed ? .right : .wrong,
        Prose(
          "\(result.isPassed ? "Passed" : "Not passed"): "
            + "\(PointsText.share(result.points, of: result.possiblePoints)), \(percent) %; "
            + "\(mark) % were needed.")),
    ]
    return document
  }

  private func document(for question: Question) -> Document {
    let grade = session.grades.last { $0.record.question == question.id }?.record
    let verdict = grade.map { $0.verdict.words } ?? "Not answered"
    let points = PointsText.share(grade?.points ?? 0, of: grade?.possiblePoints ?? question.points)
    var document: Document = [
      .heading(level: 3, Prose(question.title)),
      .verdict(grade?.verdict.tone ?? .muted, Prose("\(verdict), \(points)")),
    ]
    guard grade?.verdict != .accepted else { return document }
    let answer = AnswerDocument(question)
    for part in question.parts { document += answer.modelAnswer(part) }
    return document
  }

  private func table(_ title: String, _ rows: [(name: String, score: ExamReport.Score)])
    -> Document.Block
  {
    .table(
      header: [Prose(title), "Points", "Share"], [.left, .right, .left],
      rows: rows.map { name, score in
        let percent = Int((score.share * 100).rounded())
        return [
          Prose(name), Prose("\(PointsText.number(score.points))/\(score.possiblePoints)"),
          .bar(percent, of: 100) + Prose(" \(percent) %"),
        ]
      })
  }
}
