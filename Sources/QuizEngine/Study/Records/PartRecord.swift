/// What became of one part of a question.
public struct PartRecord: Sendable, Equatable {
  /// The number of the part, from 1.
  public var part: Int
  /// The verdict on the last try.
  public var verdict: Verdict
  /// The points earned, less what hints cost.
  public var points: Double
  /// The points for a full answer.
  public var possiblePoints: Int
  /// The answers handed in, at least 1.
  public var tries: Int
  /// The seconds spent on it.
  public var seconds: Double

  /// Takes every field.
  public init(
    part: Int, verdict: Verdict, points: Double, possiblePoints: Int, tries: Int = 1,
    seconds: Double = 0
  ) {
    self.part = part
    self.verdict = verdict
    self.points = points
    self.possiblePoints = possiblePoints
    self.tries = tries
    self.seconds = seconds
  }
}
