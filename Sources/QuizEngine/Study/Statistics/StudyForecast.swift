/// How many questions become due on each of the next days.
public struct StudyForecast: Sendable, Equatable {
  /// The questions that are due today, overdue ones included, tomorrow, and so on.
  public let counts: [Int]

  /// Counts over so many days.
  public init(questions: [Question], progress: Progress, now: Instant, days: Int) {
    let today = progress.day(of: now)
    var counts = [Int](repeating: 0, count: max(0, days))
    for question in questions {
      guard let due = progress.dueDay(of: question.id) else { continue }
      let index = max(0, due.days(since: today))
      if index < counts.count { counts[index] += 1 }
    }
    self.counts = counts
  }
}
