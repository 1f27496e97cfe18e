/// How a candidate wants to study.
public struct StudySettings: Sendable, Hashable {
  /// How reviews are scheduled.
  public var scheduler: Scheduler
  /// When study days begin, and where.
  public var calendar: StudyCalendar
  /// The day that everything is learned for.
  public var interview: InterviewDate?
  /// The most questions that are new on one day.
  public var newPerDay: Int
  /// Whether due dates are spread a little; off for comparing with the reference.
  public var usesFuzz: Bool

  /// Takes every field.
  public init(
    scheduler: Scheduler = .study, calendar: StudyCalendar = .universal,
    interview: InterviewDate? = nil, newPerDay: Int = 10, usesFuzz: Bool = true
  ) {
    self.scheduler = scheduler
    self.calendar = calendar
    self.interview = interview
    self.newPerDay = newPerDay
    self.usesFuzz = usesFuzz
  }
}
