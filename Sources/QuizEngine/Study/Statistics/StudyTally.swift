/// What was done with a group of questions, and what of it is in memory.
public struct StudyTally: Sendable, Equatable {
  /// The questions of the group.
  public var total = 0
  /// Those that were answered at least once.
  public var seen = 0
  /// Those whose last answer was right.
  public var right = 0
  /// Those whose very first answer was right.
  public var rightAtFirst = 0
  /// Those that are due before the study day ends.
  public var due = 0
  /// The minutes that the due ones take by their own estimates.
  public var dueMinutes = 0
  /// The sum over the seen ones of the chance to answer right today.
  public var recallSum = 0.0
  /// The same for the day of the interview; nothing without one.
  public var interviewRecallSum: Double?

  /// The mean chance to answer a seen question right today; nothing where none was seen.
  public var recall: Double? { seen > 0 ? recallSum / Double(seen) : nil }

  /// The mean chance to answer a seen question right in the interview.
  public var interviewRecall: Double? {
    seen > 0 ? interviewRecallSum.map { $0 / Double(seen) } : nil
  }
}

extension StudyTally {
  /// Adds up some questions.
  init(_ questions: some Sequence<Question>, progress: Progress, now: Instant) {
    let today = progress.day(of: now)
    let interview = progress.settings.interview?.day
    if interview != nil { interviewRecallSum = 0 }
    for question in questions {
      total += 1
      let known = progress[question.id]
      guard let first = known.wasRightAtFirst else { continue }
      seen += 1
      if first { rightAtFirst += 1 }
      if known.isRight { right += 1 }
      if progress.isDueToday(question.id, at: now) {
        due += 1
        dueMinutes += question.minutes
      }
      recallSum += progress.recall(of: question.id, on: today)
      if let interview {
        interviewRecallSum? += progress.recall(of: question.id, on: max(interview, today))
      }
    }
  }
}
