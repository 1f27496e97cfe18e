/// Tells progress: how ready one is, then by level and by topic.
public struct StatisticsDocument: Sendable {
  private let statistics: StudyStatistics
  private let weakQuestions: [Discrimination]

  /// Takes the statistics, and the questions that do not tell the able from the rest.
  public init(_ statistics: StudyStatistics, weakQuestions: [Discrimination] = []) {
    self.statistics = statistics
    self.weakQuestions = weakQuestions
  }

  /// The whole of it.
  public var document: Document {
    var document: Document = [.heading(level: 2, "Where you stand"), overview]
    document.append(table("Level", statistics.levels.map { ($0.level.rawValue, $0.tally) }))
    document.append(table("Topic", statistics.topics.map { ($0.topic.text, $0.tally) }))
    if !weakest.isEmpty { document.append(.paragraph(weakest)) }
    document += heatMap
    if !weakQuestions.isEmpty {
      document.append(.heading(level: 3, "Questions that tell little"))
      document.append(
        .facts(
          weakQuestions.map { entry in
            (name: .code(entry.question.text), value: Prose(entry.weakness?.rawValue ?? ""))
          }))
    }
    return document
  }

  private var overview: Document.Block {
    let all = statistics.overall
    let readiness = statistics.readiness
    var facts: [(name: Prose, value: Prose)] = [
      (name: "seen", value: Prose("\(all.seen) of \(all.total) ") + .bar(all.seen, of: all.total)),
      (name: "right at last", value: Prose("\(all.right)")),
      (name: "due today", value: Prose("\(all.due)")),
    ]
    if let recall = all.recall {
      facts.append((name: "known today", value: Self.percent(recall)))
    }
    facts.append(
      (
        name: Prose(Self.ready(statistics)),
        value: Self.percent(readiness.chance)
          + Prose(" chance to know a question of this bank")
      ))
    facts.append((name: "streak", value: Prose(streak)))
    if let placement = statistics.placement {
      facts.append((name: "placed at", value: Prose(placement.level.rawValue)))
    }
    if let exam = statistics.lastExam {
      facts.append(
        (
          name: "last exam",
          value: Self.percent(exam.share) + Prose(exam.isPassed ? " passed" : " not passed")
        ))
    }
    return .facts(facts)
  }

  private var streak: String {
    let streak = statistics.streak
    return "\(Self.days(streak.current)), the longest \(Self.days(streak.longest))"
  }

  /// A number of days in words.
  static func days(_ count: Int) -> String { "\(count) \(count == 1 ? "day" : "days")" }

  /// For when the readiness is told.
  static func ready(_ statistics: StudyStatistics) -> String {
    let day = statistics.readiness.day
    return day == statistics.today ? "ready today" : "ready for \(day)"
  }

  private var weakest: Prose {
    let topics = statistics.weakestTopics.prefix(3).map { entry in
      "\(entry.topic) (\(Int((entry.recall * 100).rounded())) %)"
    }
    return topics.isEmpty ? [] : Prose("Weakest topics: \(topics.joined(separator: ", ")).")
  }

  private func table(_ title: String, _ rows: [(name: String, tally: StudyTally)]) -> Document.Block
  {
    let hasDate = rows.contains { $0.tally.interviewRecallSum != nil }
    let header: [Prose] =
      [Prose(title), "Seen", "Right", "Due", "Known today"] + (hasDate ? ["At the interview"] : [])
    return .table(
      header: header, [.left, .right, .right, .right, .left, .left],
      rows: rows.map { name, tally in
        let today = tally.recall.map(Self.percent) ?? "–"
        let later = tally.interviewRecall.map(Self.percent) ?? "–"
        return [
          Prose(name), Prose("\(tally.seen)/\(tally.total)"), Prose("\(tally.right)"),
          Prose("\(tally.due)"), today,
        ] + (hasDate ? [later] : [])
      })
  }

  /// Ten weeks, a row for each day of the week: a number for each day's answers.
  private var heatMap: Document {
    let days = statistics.lastDays(70)
    guard days.contains(where: { $0.answers > 0 }) else { return [] }
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    var rows = names.map { "\($0) " }
    for day in days { rows[(day.day.weekday + 6) % 7] += Self.mark(day.answers) }
    return [
      .heading(level: 3, "The last ten weeks"), .code(rows.joined(separator: "\n"), language: nil),
      .paragraph(.muted("Answers a day: · none, 1 to 9 so many, + more.")),
    ]
  }

  private static func mark(_ answers: Int) -> String {
    answers == 0 ? "·" : answers < 10 ? "\(answers)" : "+"
  }

  private static func percent(_ share: Double) -> Prose {
    let percent = Int((share * 100).rounded())
    return .bar(percent, of: 100) + Prose(" \(percent) %")
  }
}
