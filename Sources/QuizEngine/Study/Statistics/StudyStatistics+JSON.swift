extension StudyStatistics {
  /// The statistics as programs read them; the names are a contract.
  public var json: JSON {
    .object([
      ("today", .string(today.description)),
      ("overall", .object(overall.members)),
      ("levels", .array(levels.map { .object([("level", .string($0.rawValue))] + $1.members) })),
      ("topics", .array(topics.map { .object([("topic", .string($0.text))] + $1.members) })),
      (
        "streak",
        .object([("current", .integer(streak.current)), ("longest", .integer(streak.longest))])
      ),
      (
        "days",
        .array(
          days.values.sorted { $0.day < $1.day }.map { day in
            .object([
              ("day", .string(day.day.description)), ("answers", .integer(day.answers)),
              ("right", .integer(day.right)), ("seconds", .rounded(day.seconds)),
            ])
          })
      ),
      ("readiness", readiness.json),
      ("placement", placement.map { .object(omittingNil: $0.members) } ?? .null),
      ("exam", lastExam.map { .object(omittingNil: $0.members) } ?? .null),
      ("newToday", .integer(newToday)),
      ("nextDue", .optional(nextDue?.description)),
      ("nextStep", nextStep.json),
    ])
  }
}

extension StudyTally {
  fileprivate var members: [(String, JSON)] {
    [
      ("total", .integer(total)), ("seen", .integer(seen)), ("right", .integer(right)),
      ("rightAtFirst", .integer(rightAtFirst)), ("due", .integer(due)),
      ("dueMinutes", .integer(dueMinutes)), ("recall", recall.map(JSON.rounded) ?? .null),
      ("interviewRecall", interviewRecall.map(JSON.rounded) ?? .null),
    ]
  }
}

extension Readiness {
  fileprivate var json: JSON {
    .object([
      ("day", .string(day.description)), ("coverage", .rounded(coverage)),
      ("recall", recall.map(JSON.rounded) ?? .null), ("chance", .rounded(chance)),
    ])
  }
}

extension NextStep {
  fileprivate var json: JSON {
    switch self {
    case .resume(let session):
      .object([
        ("step", "resume"), ("session", .string(session.id)),
        ("mode", .string(session.plan.mode.rawValue)),
      ])
    case .place: .object([("step", "place")])
    case .review(let due, let minutes):
      .object([("step", "review"), ("due", .integer(due)), ("minutes", .integer(minutes))])
    case .learn(let new): .object([("step", "learn"), ("new", .integer(new))])
    case .practise(let topic): .object([("step", "practise"), ("topic", .string(topic.text))])
    case .exam: .object([("step", "exam")])
    case .rest(let day): .object([("step", "rest"), ("until", .string(day.description))])
    case .none: .object([("step", "none")])
    }
  }
}
