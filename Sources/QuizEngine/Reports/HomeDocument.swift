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
      (name: "due today", value: Prose("\(all.due)")),
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
    if let last = statistics.lastSession {
      facts.append(
        (
          name: "last session",
          value: Prose("\(last.plan.mode.rawValue) on \(last.day), \(last.grades.count) answered")
        ))
    }
    return [
      .heading(level: 2, "swift-quiz"), .facts(facts),
      .paragraph(Prose("Next: \(step.reason). ") + .code(step.command)),
      .paragraph(.muted("“quiz help” lists all commands.")),
    ]
  }

  private var size: String {
    let questions = statistics.overall.total
    let packs = bank.packs.count
    return "\(questions) \(questions == 1 ? "question" : "questions") in "
      + "\(packs) \(packs == 1 ? "pack" : "packs")"
  }

  private var step: (reason: String, command: String) {
    switch statistics.nextStep {
    case .resume(let session):
      ("a session was cut off, with \(session.remaining.count) questions left", "quiz resume")
    case .place: ("find your level in about ten questions", "quiz place")
    case .review(let due):
      ("\(due) \(due == 1 ? "question is" : "questions are") due", "quiz review")
    case .learn(let new): ("\(new) new questions are planned for today", "quiz review")
    case .practise(let topic): ("\(topic) is your weakest topic", "quiz practice --topic \(topic)")
    case .exam: ("you know enough to try an exam", "quiz exam")
    case .rest(let day):
      ("nothing is due until \(day); study ahead if you like", "quiz practice --ahead")
    case .none: ("try a question", "quiz practice")
    }
  }
}
