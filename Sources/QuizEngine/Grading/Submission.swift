/// What a candidate hands in for a part.
public enum Submission: Sendable, Equatable {
  /// Code, for a part that is written or mended.
  case code(String)
  /// What a program does.
  case prediction(PredictedOutcome)
  /// The options that were picked, by their places in the question.
  case options(Set<Int>)
  /// The key points that were said, by their places in the rubric.
  case ticks(Set<Int>)
}
