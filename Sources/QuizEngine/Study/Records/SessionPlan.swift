/// What a session is going to ask, and by which rules; all that is needed to resume it.
public struct SessionPlan: Sendable, Equatable {
  /// What the session is for.
  public var mode: StudyMode
  /// The questions, in the order in which they are asked; an adaptive session has none yet.
  public var questions: [Slug]
  /// The seed that the order comes from.
  public var seed: UInt64
  /// The minutes after which the session ends; nothing for one without a limit.
  public var minutes: Double?
  /// The share of the points that passes an exam.
  public var passShare: Double?
  /// What answers do to the schedule.
  public var scheduling: Scheduling

  /// Takes every field.
  public init(
    mode: StudyMode, questions: [Slug], seed: UInt64, minutes: Double? = nil,
    passShare: Double? = nil, scheduling: Scheduling = .whenDue
  ) {
    self.mode = mode
    self.questions = questions
    self.seed = seed
    self.minutes = minutes
    self.passShare = passShare
    self.scheduling = scheduling
  }
}

extension SessionPlan {
  /// What answers do to the schedule; the raw value is how the journal has it.
  public enum Scheduling: String, Sendable, Hashable, CaseIterable {
    /// Answers to questions that are new or due count; those ahead of their time leave it alone.
    case whenDue = "when-due"
    /// Every answer counts.
    case always
    /// No answer counts.
    case never
  }
}
