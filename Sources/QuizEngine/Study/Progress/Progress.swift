/// Where a candidate stands with every question, replayed from the history.
public struct Progress: Sendable {
  /// How the candidate studies.
  public let settings: StudySettings
  /// What happened.
  public private(set) var history: History
  /// The questions that were answered at least once, those that the bank no longer has included.
  public private(set) var questions: [Slug: QuestionProgress] = [:]

  /// Replays a history.
  public init(_ history: History, settings: StudySettings) {
    self.history = history
    self.settings = settings
    var resets = history.resets[...]
    for answer in history.answers {
      while let reset = resets.first, reset.time < answer.time {
        forget(reset.question)
        resets = resets.dropFirst()
      }
      take(answer)
    }
    for reset in resets { forget(reset.question) }
  }

  /// Where the candidate stands with a question.
  public subscript(question: Slug) -> QuestionProgress {
    questions[question] ?? QuestionProgress()
  }
}

extension Progress {
  /// Takes something more that happened.
  mutating func add(_ entry: Journal.Entry) {
    if history.add(entry) {
      self = Progress(history, settings: settings)
    } else if case .grade = entry.event, let answer = history.answers.last {
      take(answer)
    }
  }

  private mutating func forget(_ question: Slug?) {
    for id in question.map({ [$0] }) ?? Array(questions.keys) {
      questions[id]?.memory = nil
      questions[id]?.reviewed = nil
      questions[id]?.due = nil
    }
  }

  private mutating func take(_ answer: Answer) {
    let id = answer.record.question
    var progress = self[id]
    progress.answers.append(answer)
    if answer.record.movesSchedule, let rating = answer.record.rating {
      review(&progress, rating, answer)
    }
    questions[id] = progress
  }

  private func review(_ progress: inout QuestionProgress, _ rating: Rating, _ answer: Answer) {
    // The same chances on every machine and at every replay, so that nothing moves by itself.
    var generator = SeededGenerator(words: answer.record.question.text, "\(progress.reviews)")
    let chance = generator.unit()
    if rating == .again, progress.memory?.phase == .review { progress.lapses += 1 }
    let memory = settings.scheduler.review(
      progress.memory, rating, at: answer.time,
      elapsedDays: progress.reviewed.map { max(0, answer.day.days(since: $0)) },
      chance: settings.usesFuzz ? chance : nil)
    progress.memory = memory
    progress.reviewed = answer.day
    progress.reviews += 1
    progress.due = due(memory, reviewed: answer.day, chance: generator.unit())
  }

  private func due(_ memory: Memory, reviewed: CivilDate, chance: Double) -> Due {
    guard memory.phase == .review else { return .at(memory.due) }
    let day = reviewed.advanced(by: memory.due.wholeDays(since: memory.lastReview))
    return .on(settings.interview?.due(day, reviewed: reviewed, chance: chance) ?? day)
  }
}
