/// What became of a question that was answered to its end.
public struct GradeRecord: Sendable, Equatable {
  /// The question.
  public var question: Slug
  /// What it was answered for.
  public var mode: StudyMode
  /// What became of its parts, in order.
  public var parts: [PartRecord]
  /// The hints that were taken.
  public var hints: Int
  /// The seconds spent on the whole question.
  public var seconds: Double
  /// How well it was remembered; nothing where no part could be graded.
  public var rating: Rating?
  /// Whether the answer moves the schedule.
  public var movesSchedule: Bool
  /// What the compiler says of itself; nothing where none was needed.
  public var compiler: String?

  /// Takes every field.
  public init(
    question: Slug, mode: StudyMode, parts: [PartRecord], hints: Int = 0, seconds: Double = 0,
    rating: Rating?, movesSchedule: Bool = true, compiler: String? = nil
  ) {
    self.question = question
    self.mode = mode
    self.parts = parts
    self.hints = hints
    self.seconds = seconds
    self.rating = rating
    self.movesSchedule = movesSchedule
    self.compiler = compiler
  }
}

extension GradeRecord {
  /// The points earned in all parts.
  public var points: Double { parts.reduce(0) { $0 + $1.points } }

  /// The points for a full answer.
  public var possiblePoints: Int { parts.reduce(0) { $0 + $1.possiblePoints } }

  /// The most answers that a part took.
  public var tries: Int { parts.map(\.tries).max() ?? 0 }

  /// The worst of the parts' verdicts; not gradable where one of them could not be graded.
  public var verdict: Verdict {
    if let failure = parts.first(where: { !$0.verdict.isAboutTheAnswer }) { return failure.verdict }
    let verdicts = parts.map(\.verdict)
    if verdicts.allSatisfy({ $0 == .accepted }) { return .accepted }
    if parts.count > 1, points > 0 { return .partly }
    return verdicts.first { $0 != .accepted } ?? .notGradable
  }
}
