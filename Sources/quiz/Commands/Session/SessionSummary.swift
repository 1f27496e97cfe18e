import QuizEngine

/// A session in numbers.
struct SessionSummary {
  /// What came of the questions, in the order in which they were asked.
  let results: [QuestionResult]
  /// The questions that were planned.
  let planned: Int

  /// The questions of which something was graded.
  var answered: [QuestionResult] { results.filter(\.isAnswered) }

  /// Points earned and possible of some questions.
  static func score(_ results: [QuestionResult]) -> (points: Double, possible: Int) {
    (results.reduce(0) { $0 + $1.points }, results.reduce(0) { $0 + $1.possiblePoints })
  }

  /// The sum, then a row for each level and each topic.
  var document: Document {
    let answered = answered
    let total = Self.score(answered)
    let skipped = results.count { $0.isSkipped }
    let repeats = answered.count - Set(answered.map(\.question.id)).count
    var counts = "\(answered.count - repeats) of \(planned) questions answered"
    if repeats > 0 { counts += ", and \(repeats.counted("time")) once more" }
    if skipped > 0 { counts += ", \(skipped) skipped" }
    var document: Document = [.heading(level: 2, "Summary"), .paragraph(Prose(counts + "."))]
    guard total.possible > 0 else { return document }
    document.append(
      .paragraph(
        .strong(Prose(PointsText.share(total.points, of: total.possible))) + Prose(" ")
          + .bar(Int(total.points.rounded()), of: total.possible)))
    document.append(table("Level", rows(answered) { [$0.level.rawValue] }))
    document.append(table("Topic", rows(answered) { $0.topics.map(\.text) }))
    return document
  }

  private func rows(
    _ results: [QuestionResult], by names: (Question) -> [String]
  ) -> [[Prose]] {
    var order: [String] = []
    var groups: [String: [QuestionResult]] = [:]
    for result in results {
      for name in names(result.question) {
        if groups[name] == nil { order.append(name) }
        groups[name, default: []].append(result)
      }
    }
    return order.map { name in
      let score = Self.score(groups[name] ?? [])
      let share = Int((score.points / Double(max(score.possible, 1)) * 100).rounded())
      return [
        Prose(name), Prose("\(PointsText.number(score.points))/\(score.possible)"),
        .bar(share, of: 100) + Prose(" \(share) %"),
      ]
    }
  }

  private func table(_ title: String, _ rows: [[Prose]]) -> Document.Block {
    .table(
      header: [Prose(title), "Points", "Share"], [.left, .right, .left], rows: rows)
  }
}
