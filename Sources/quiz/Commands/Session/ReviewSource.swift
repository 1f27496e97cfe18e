import QuizEngine

/// What is due, until nothing is: a question that went wrong comes back when its step is over, or when
/// nothing else is left, but not for ever.
struct ReviewSource: QuestionSource {
  private let questions: [Question]
  private let recorder: JournalRecorder
  private var queue: [Question]
  private var asked = 0
  private var times: [Slug: Int] = [:]
  private var skipped: Set<Slug> = []
  private var current: Slug?

  /// - Parameters:
  ///   - questions: those of the plan, answered or not.
  ///   - remaining: those that were not answered yet.
  init(_ questions: [Question], remaining: [Question], recorder: JournalRecorder) {
    self.questions = questions
    self.recorder = recorder
    queue = remaining
    skipped = Set(recorder.book.session(recorder.session)?.skipped ?? [])
  }

  /// How often a question is asked in a session; what is still wrong then is left for another one.
  private static let mostTimes = 3

  var count: Int? { asked + queue.count + waiting.count }

  var planned: Int? { times.count + queue.count }

  mutating func next() -> Question? {
    guard let next = pick() else { return nil }
    queue.removeAll { $0.id == next.id }
    asked += 1
    times[next.id, default: 0] += 1
    current = next.id
    return next
  }

  mutating func take(_ result: QuestionResult, rating: Rating?) {
    current = nil
    if result.isSkipped { skipped.insert(result.question.id) }
  }
}

extension ReviewSource {
  private func pick() -> Question? {
    let waiting = waiting
    if let first = waiting.first, first.moment <= recorder.moment { return first.question }
    return queue.first ?? waiting.first?.question
  }

  /// The questions that were answered, and are due again within the hour; the first one first.
  private var waiting: [(question: Question, moment: Instant)] {
    let queued = Set(queue.map(\.id))
    let progress = recorder.book.progress
    return questions.compactMap { question in
      let id = question.id
      guard id != current, !queued.contains(id), !skipped.contains(id),
        times[id] ?? 0 < Self.mostTimes,
        case .at(let moment) = progress[id].due, progress.isDue(id, at: recorder.moment)
      else { return nil }
      return (question, moment)
    }.sorted { ($0.moment, $0.question.id) < ($1.moment, $1.question.id) }
  }
}
