/// Decides what a session asks, from the questions that are wanted and what is known of them.
public struct SessionPlanner: Sendable {
  let questions: [Question]
  let progress: Progress
  let now: Instant

  /// Takes the questions that passed the filters, the progress, and the moment.
  public init(questions: [Question], progress: Progress, now: Instant) {
    // The order of loading must not show in what a seed gives.
    self.questions = questions.sorted { $0.id < $1.id }
    self.progress = progress
    self.now = now
  }

  /// How the questions of a practice session are picked and put in order.
  public enum Order: Sendable, Hashable {
    /// By the seed alone: the same questions in the same order again, whatever was answered since.
    case bySeed
    /// What is due first, then what is new, then what is remembered worst.
    case usefulFirst
  }
}

extension SessionPlanner {
  /// A session with feedback after every question.
  ///
  /// - Parameters:
  ///   - count: the most questions; nothing for all.
  ///   - minutes: the time that they may take by their own estimates; nothing for any.
  public func practice(
    count: Int? = nil, minutes: Int? = nil, order: Order, seed: UInt64
  ) -> SessionPlan {
    var generator = SeededGenerator(seed: seed)
    var ordered = generator.shuffled(questions)
    if order == .usefulFirst {
      ordered = ordered.map { ($0, usefulness(of: $0)) }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
    return SessionPlan(
      mode: .practice, questions: fitting(ordered, count: count, minutes: minutes), seed: seed)
  }

  /// What is due, the most forgotten first, and then new questions within the day's limit.
  public func review(count: Int? = nil, minutes: Int? = nil, seed: UInt64) -> SessionPlan {
    let picked = due + fresh(seed: seed)
    return SessionPlan(
      mode: .review, questions: fitting(picked, count: count, minutes: minutes), seed: seed)
  }

  /// What is not due yet, the soonest due first; answers leave the schedule alone.
  public func ahead(count: Int? = nil, minutes: Int? = nil, seed: UInt64) -> SessionPlan {
    let known = questions.compactMap { question in
      progress.dueDay(of: question.id).map { (question, $0) }
    }
    let later = known.filter { !progress.isDue($0.0.id, at: now) }
    var generator = SeededGenerator(seed: seed)
    let sorted = generator.shuffled(later).sorted { $0.1 < $1.1 }.map(\.0)
    return SessionPlan(
      mode: .practice, questions: fitting(sorted, count: count, minutes: minutes), seed: seed,
      scheduling: .never)
  }

  /// The questions that are due now, the most forgotten first; those whose step is not over come last.
  public var due: [Question] {
    let today = progress.day(of: now)
    return questions.filter { progress.isDue($0.id, at: now) }
      .map { ($0, waits($0) ? 1 : 0, progress.recall(of: $0.id, on: today)) }
      .sorted { ($0.1, $0.2, $0.0.id) < ($1.1, $1.2, $1.0.id) }.map(\.0)
  }

  /// Whether a question is due only because a few minutes are not waited for.
  private func waits(_ question: Question) -> Bool {
    guard case .at(let moment) = progress[question.id].due else { return false }
    return moment > now
  }

  /// How many new questions the day still allows.
  public var newAllowance: Int {
    let today = progress.day(of: now)
    let unseen = questions.count { progress[$0.id].memory == nil }
    return min(unseen, max(0, progress.settings.newPerDay - progress.newQuestions(on: today)))
  }
}

extension SessionPlanner {
  /// New questions within the day's limit, those nearest to the candidate's level first.
  private func fresh(seed: UInt64) -> [Question] {
    let level = progress.history.sessions.last { $0.placement != nil }?.placement?.level
    let home = (level ?? .beginner).rank
    var generator = SeededGenerator(seed: seed)
    let unseen = generator.shuffled(questions.filter { progress[$0.id].memory == nil })
    return Array(
      unseen.sorted { abs($0.level.rank - home) < abs($1.level.rank - home) }
        .prefix(newAllowance))
  }

  /// The rank of a question in a session that is to help the most: low ones come first.
  private func usefulness(of question: Question) -> Double {
    if progress.isDue(question.id, at: now) {
      return progress.recall(of: question.id, on: progress.day(of: now))
    }
    if progress[question.id].memory == nil { return 2 }
    return 3 + progress.recall(of: question.id, on: progress.day(of: now))
  }

  private func fitting(_ questions: [Question], count: Int?, minutes: Int?) -> [Slug] {
    var left = minutes ?? .max
    var fitting: [Slug] = []
    for question in questions where fitting.count < count ?? .max {
      // One that is longer than all the time is better than none.
      guard question.minutes <= left || fitting.isEmpty else { continue }
      left -= min(left, question.minutes)
      fitting.append(question.id)
    }
    return fitting
  }
}
