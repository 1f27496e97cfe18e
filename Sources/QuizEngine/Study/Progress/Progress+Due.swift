extension Progress {
  /// How long before its moment a question may be answered again, when nothing else is left.
  static let learnAhead = Duration.seconds(20 * 60)

  /// The study day of a moment.
  public func day(of moment: Instant) -> CivilDate {
    settings.calendar.day(of: moment)
  }

  /// Whether a question that is in memory is due at a moment.
  public func isDue(_ question: Slug, at moment: Instant) -> Bool {
    switch self[question].due {
    case .on(let due): due <= day(of: moment)
    case .at(let due): due <= moment.advanced(by: Self.learnAhead)
    case nil: false
    }
  }

  /// Whether a question becomes due before the study day of a moment ends.
  public func isDueToday(_ question: Slug, at moment: Instant) -> Bool {
    switch self[question].due {
    case .on(let due): due <= day(of: moment)
    case .at(let due): day(of: due) <= day(of: moment)
    case nil: false
    }
  }

  /// The study day on which a question is due; nothing for one that is not in memory.
  public func dueDay(of question: Slug) -> CivilDate? {
    switch self[question].due {
    case .on(let day): day
    case .at(let moment): day(of: moment)
    case nil: nil
    }
  }

  /// Whether an answer given now moves the schedule, by the rules of the session.
  public func movesSchedule(
    _ question: Slug, at moment: Instant, scheduling: SessionPlan.Scheduling
  ) -> Bool {
    switch scheduling {
    case .always: true
    case .never: false
    case .whenDue: self[question].memory == nil || isDue(question, at: moment)
    }
  }
}

extension Progress {
  /// The chance that a question is remembered on a study day; 0 where it is not in memory.
  public func retrievability(of question: Slug, on day: CivilDate) -> Double {
    let progress = self[question]
    guard let memory = progress.memory, let reviewed = progress.reviewed else { return 0 }
    return settings.scheduler.model.retrievability(
      afterDays: max(0, day.days(since: reviewed)), stability: memory.stability)
  }

  /// The chance that a question is answered right on a study day.
  ///
  /// What was answered wrong last counts as not known until it is answered right: the model says how
  /// well something just read is remembered, not that it can be done.
  public func recall(of question: Slug, on day: CivilDate) -> Double {
    self[question].isRight ? retrievability(of: question, on: day) : 0
  }

  /// The number of questions that were answered for the first time on a study day.
  public func newQuestions(on day: CivilDate) -> Int {
    questions.values.count { progress in
      progress.answers.first { $0.record.movesSchedule && $0.record.rating != nil }?.day == day
    }
  }

  /// What each rating would bring to a question, as the days until it is due; steps count as 0.
  public func outlook(of question: Slug, at moment: Instant) -> [Rating: Int] {
    let progress = self[question]
    let today = day(of: moment)
    var generator = SeededGenerator(words: question.text, "\(progress.reviews)")
    let chance = generator.unit()
    let outlook = settings.scheduler.outlook(
      progress.memory, at: moment,
      elapsedDays: progress.reviewed.map { max(0, today.days(since: $0)) },
      chance: settings.usesFuzz ? chance : nil)
    let spread = generator.unit()
    return outlook.mapValues { memory in
      guard memory.phase == .review else { return 0 }
      let day = today.advanced(by: memory.due.wholeDays(since: moment))
      let due = settings.interview?.due(day, reviewed: today, chance: spread) ?? day
      return due.days(since: today)
    }
  }
}
