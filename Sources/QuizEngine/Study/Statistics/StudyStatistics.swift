/// What a candidate did, knows, and should do next.
public struct StudyStatistics: Sendable {
  /// The study day.
  public let today: CivilDate
  /// All questions together.
  public let overall: StudyTally
  /// The levels that have questions, from easy to hard.
  public let levels: [(level: Level, tally: StudyTally)]
  /// The topics that have questions, by name.
  public let topics: [(topic: Slug, tally: StudyTally)]
  /// Study days in a row.
  public let streak: Streak
  /// What was done on each day on which something was answered.
  public let days: [CivilDate: StudyDay]
  /// How ready the candidate is.
  public let readiness: Readiness
  /// The session that began last.
  public let lastSession: SessionHistory?
  /// The exam that was taken last.
  public let lastExam: ExamResult?
  /// The level that was found last.
  public let placement: PlacementResult?
  /// The next day on which something is due, today included; nothing where nothing is in memory.
  public let nextDue: CivilDate?
  /// The new questions that the day still allows.
  public let newToday: Int
  /// The session that was cut off last, and can be resumed.
  public let openSession: SessionHistory?

  /// Counts over the questions of interest.
  public init(questions: [Question], progress: Progress, now: Instant) {
    today = progress.day(of: now)
    overall = StudyTally(questions, progress: progress, now: now)
    levels = Dictionary(grouping: questions, by: \.level).sorted { $0.key < $1.key }
      .map { ($0.key, StudyTally($0.value, progress: progress, now: now)) }
    topics = Self.byTopic(questions).sorted { $0.key < $1.key }
      .map { ($0.key, StudyTally($0.value, progress: progress, now: now)) }
    let history = progress.history
    days = StudyDay.all(history.answers)
    streak = Streak(days: Set(days.keys), today: today)
    readiness = Readiness(questions, progress: progress, now: now)
    lastSession = history.sessions.last
    lastExam = history.sessions.last { $0.exam != nil }?.exam
    placement = history.sessions.last { $0.placement != nil }?.placement
    nextDue = questions.compactMap { progress.dueDay(of: $0.id) }.min()
    newToday =
      SessionPlanner(questions: questions, progress: progress, now: now).newAllowance
    openSession = history.openSession
  }

  private static func byTopic(_ questions: [Question]) -> [Slug: [Question]] {
    var topics: [Slug: [Question]] = [:]
    for question in questions {
      for topic in question.topics { topics[topic, default: []].append(question) }
    }
    return topics
  }
}
