/// How an exam went.
public struct ExamResult: Sendable, Equatable {
  /// The points earned.
  public var points: Double
  /// The points of all questions, answered or not.
  public var possiblePoints: Int
  /// The questions that were answered.
  public var answered: Int
  /// The questions of the exam.
  public var questions: Int
  /// The share of the points that passes.
  public var passShare: Double

  /// Takes every field.
  public init(
    points: Double, possiblePoints: Int, answered: Int, questions: Int, passShare: Double
  ) {
    self.points = points
    self.possiblePoints = possiblePoints
    self.answered = answered
    self.questions = questions
    self.passShare = passShare
  }

  /// The share of the points earned, 0 to 1.
  public var share: Double {
    possiblePoints > 0 ? points / Double(possiblePoints) : 0
  }

  /// Whether the exam was passed; binary fractions that miss the mark by a hair do not fail it.
  public var isPassed: Bool { share >= passShare - 1e-9 }
}
