/// What is known of a session from the journal.
public struct SessionHistory: Sendable, Equatable, Identifiable {
  /// The name of the session.
  public var id: String
  /// When it began.
  public var began: Instant
  /// The study day on which it began.
  public var day: CivilDate
  /// What it was going to ask.
  public var plan: SessionPlan
  /// The grades that stand, by time.
  public var grades: [Answer] = []
  /// The questions that were passed over.
  public var skipped: [Slug] = []
  /// The questions that were begun and not answered to their end.
  public var open: [Slug: OpenQuestion] = [:]
  /// When something happened last.
  public var lastActive: Instant
  /// How it ended; nothing while it is open.
  public var ending: SessionEnding?
  /// The result of an exam.
  public var exam: ExamResult?
  /// The result of a placement.
  public var placement: PlacementResult?
}

extension SessionHistory {
  /// The questions that are still to be asked, in order.
  public var remaining: [Slug] {
    let done = Set(grades.map(\.record.question)).union(skipped)
    return plan.questions.filter { !done.contains($0) }
  }

  /// The seconds spent on answers, which is what counts towards a limit after an interruption.
  public var secondsSpent: Double {
    grades.reduce(0) { $0 + $1.record.seconds }
      + open.values.reduce(0) { $0 + $1.seconds }
  }

  /// Whether it was cut off, and something is left to do; of an exam that may be its result alone.
  public var isOpen: Bool {
    guard ending == nil else { return false }
    return plan.questions.isEmpty || plan.mode == .exam || !remaining.isEmpty || !open.isEmpty
  }
}
