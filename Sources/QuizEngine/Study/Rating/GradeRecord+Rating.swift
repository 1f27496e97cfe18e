extension GradeRecord {
  /// The record of a question that was answered to its end, rated by a rule.
  public init(
    _ parts: [PartRecord], to question: Question, mode: StudyMode, hints: Int, seconds: Double,
    movesSchedule: Bool, compiler: String?, rule: RatingRule = .standard
  ) {
    self.init(
      question: question.id, mode: mode, parts: parts, hints: hints, seconds: seconds,
      rating: rule.rating(of: parts, to: question, hints: hints, seconds: seconds),
      movesSchedule: movesSchedule, compiler: compiler)
  }
}
