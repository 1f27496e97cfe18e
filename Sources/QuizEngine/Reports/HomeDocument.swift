/// What one sees first: what is due, and one thing to do next.
public struct HomeDocument: Sendable {
  private let statistics: StudyStatistics
  private let bank: Bank

  /// Takes where the candidate stands, and the bank.
  public init(_ statistics: StudyStatistics, bank: Bank) {
    self.statistics = statistics
    self.bank = bank
  }

  /// The whole of it.
  public var document: Document {
    let all = statistics.overall
    var facts: [(name: Prose, value: Prose)] = [
      (name: "bank", value: Prose(size)),
      (name: "seen", value: Prose("\(all.seen) ") + .bar(all.seen, of: all.total)),
      (name: "due today", value: Prose(StatisticsDocument.due(all))),
    ]
    if all.seen > 0 {
      let percent = Int((statistics.readiness.chance * 100).rounded())
      facts.append(
        (
          name: Prose(StatisticsDocument.ready(statistics)),
          value: .bar(percent, of: 100) + Prose(" \(percent) %")
        ))
      facts.append(
        (name: "streak", value: Prose(StatisticsDocument.days(statistics.streak.current))))
    }
    if let interview = StatisticsDocument.interview(statistics) {
      facts.append((name: "interview", value: Prose(interview)))
    }
    if let last = statistics.lastSession {
      facts.append(
        (
          name: "last session",
          value: Prose("\(last.plan.mode.rawValue) on \(last.day), \(last.grades.count) answered")
        ))
    }
    return [
      .heading(level: 2, "swift-quiz"), .facts(facts),
      NextStepAdvice(statistics).paragraph,
      .paragraph(.muted("“quiz help” lists all commands.")),
    ]
  }

  private var size: String {
    let questions = statistics.overall.total
    let packs = bank.packs.count
    return "\(questions.counted("question")) in "
      + packs.counted("pack")
  }
}
