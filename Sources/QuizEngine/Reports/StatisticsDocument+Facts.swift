extension StatisticsDocument {
  var facts: [(name: Prose, value: Prose)] {
    let all = statistics.overall
    var facts: [(name: Prose, value: Prose)] = [
      (name: "seen", value: Prose("\(all.seen) of \(all.total) ") + .bar(all.seen, of: all.total)),
      (name: "right at last", value: Prose("\(all.right)")),
      (name: "due today", value: Prose(Self.due(all))),
    ]
    if let recall = all.recall {
      facts.append((name: "known today", value: Self.percent(recall)))
    }
    facts.append(
      (
        name: Prose(Self.ready(statistics)),
        value: Self.percent(statistics.readiness.chance) + Prose(" of the bank's questions")
      ))
    if let interview = Self.interview(statistics) {
      facts.append((name: "interview", value: Prose(interview)))
    }
    let streak = statistics.streak
    facts.append(
      (
        name: "streak",
        value: Prose("\(Self.days(streak.current)), the longest \(Self.days(streak.longest))")
      ))
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
    return facts + curves
  }

  /// What was done on the last days, and what comes on the next ones.
  private var curves: [(name: Prose, value: Prose)] {
    var facts: [(name: Prose, value: Prose)] = []
    let answers = statistics.lastDays(21).map(\.answers)
    if answers.contains(where: { $0 > 0 }) {
      facts.append((name: "answers in 3 weeks", value: .series(answers)))
    }
    if let counts = forecast?.counts.prefix(21), counts.contains(where: { $0 > 0 }) {
      facts.append((name: "due in 3 weeks", value: .series(Array(counts))))
    }
    return facts
  }

  /// A number of days in words.
  static func days(_ count: Int) -> String { count.counted("day") }

  /// How much is due, and how long that takes.
  static func due(_ tally: StudyTally) -> String {
    guard tally.due > 0 else { return "0" }
    let minutes = tally.dueMinutes
    let hours = minutes % 60 >= 30 ? minutes / 60 + 1 : minutes / 60
    return "\(tally.due), about " + (minutes < 90 ? "\(minutes) min" : "\(hours) h")
  }

  /// For when the readiness is told.
  static func ready(_ statistics: StudyStatistics) -> String {
    let day = statistics.readiness.day
    return day == statistics.today ? "ready today" : "ready for \(day)"
  }

  /// The days until the interview, and how many new questions a day that means; nothing without one.
  static func interview(_ statistics: StudyStatistics) -> String? {
    guard let new = statistics.newPerDayForInterview else { return nil }
    let left = "in \(days(statistics.readiness.day.days(since: statistics.today)))"
    guard new > 0 else { return left + "; every question was seen" }
    return left
      + "; \(new) new \(new == 1 ? "question" : "questions") a day and all are seen by then"
  }

  /// A share with a bar; both stay on one line.
  static func percent(_ share: Double) -> Prose {
    let percent = Int((share * 100).rounded())
    return .bar(percent, of: 100) + Prose(" \(percent) %")
  }
}
