/// What a candidate did with a question, and what of it is in memory.
public struct QuestionProgress: Sendable, Equatable {
  /// The grades that stand, by time; those that the schedule leaves alone included.
  public internal(set) var answers: [Answer] = []
  /// The memory; nothing where no grade has moved the schedule yet, or since it was reset.
  public internal(set) var memory: Memory?
  /// The study day of the last grade that moved the schedule.
  public internal(set) var reviewed: CivilDate?
  /// When it is to be answered again; nothing where nothing is in memory.
  public internal(set) var due: Due?
  /// The grades that have moved the schedule.
  public internal(set) var reviews = 0
  /// How often it was known and then forgotten.
  public internal(set) var lapses = 0
}

extension QuestionProgress {
  /// Whether the last answer that could be graded was right; false where there is none.
  public var isRight: Bool {
    answers.last { $0.record.rating != nil }?.isRight ?? false
  }

  /// Whether the very first answer was right; nothing where none could be graded.
  public var wasRightAtFirst: Bool? {
    answers.first { $0.record.rating != nil }?.isRight
  }
}
