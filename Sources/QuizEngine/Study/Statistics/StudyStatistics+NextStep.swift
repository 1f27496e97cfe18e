extension StudyStatistics {
  /// The seen questions from which the recall of a topic says something.
  public static let fewestSeen = 3

  /// The days after which going on with a session that was cut off is no longer the first thing to do.
  public static let resumeDays = 2

  /// The recall below which a topic is weak.
  public static let weakRecall = 0.8

  /// The chance from which an exam is worth the time.
  public static let examChance = 0.75

  /// The topics of which enough was seen, the one with the least recall first; those of which less
  /// was seen where there are no others.
  public var weakestTopics: [(topic: Slug, recall: Double)] {
    let known = topics.filter { $0.tally.seen >= Self.fewestSeen }
    return (known.isEmpty ? topics : known).compactMap { topic, tally in
      (tally.interviewRecall ?? tally.recall).map { (topic, $0) }
    }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
  }

  /// The new questions a day with which all of them are seen before the interview.
  ///
  /// The last quarter of the time is kept for reviews. Nothing where there is no interview to come.
  public var newPerDayForInterview: Int? {
    let left = readiness.day.days(since: today)
    guard overall.interviewRecallSum != nil, left > 0 else { return nil }
    let days = max(1, left * 3 / 4)
    return (overall.total - overall.seen + days - 1) / days
  }

  /// The one thing that helps the most now.
  public var nextStep: NextStep {
    if let openSession, today.days(since: openSession.day) < Self.resumeDays {
      return .resume(openSession)
    }
    if overall.total == 0 { return .none }
    if overall.seen == 0, placement == nil { return .place }
    if overall.due > 0 {
      return .review(due: overall.due, minutes: overall.dueMinutes)
    }
    if newToday > 0 { return .learn(new: newToday) }
    if let weakest = weakestTopics.first, weakest.recall < Self.weakRecall {
      return .practise(topic: weakest.topic)
    }
    if readiness.chance >= Self.examChance { return .exam }
    return nextDue.map { .rest(until: $0) } ?? .exam
  }

  /// What was done on each of the last days, today last; days without answers included.
  public func lastDays(_ count: Int) -> [StudyDay] {
    (0..<count).reversed().map { back in
      let day = today.advanced(by: -back)
      return days[day] ?? StudyDay(day: day, answers: 0, right: 0, seconds: 0)
    }
  }
}
