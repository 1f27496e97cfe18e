/// How verdict, tries, hints and time become a rating; `Docs/Study.md` tells it to candidates.
public struct RatingRule: Sendable, Hashable {
  /// The share of the question's minutes below which a faultless answer was easy.
  public var easyShare: Double
  /// The share of the key points from which an explanation is good.
  public var goodExplanation: Double
  /// The share of the key points from which an explanation is remembered at all.
  public var hardExplanation: Double

  /// Takes every share.
  public init(
    easyShare: Double = 0.5, goodExplanation: Double = 0.8, hardExplanation: Double = 0.5
  ) {
    self.easyShare = easyShare
    self.goodExplanation = goodExplanation
    self.hardExplanation = hardExplanation
  }

  /// The rule that is used unless another one is wanted.
  public static let standard = RatingRule()
}

extension RatingRule {
  /// The rating that a whole question earns; nothing where a part could not be graded.
  ///
  /// - Parameters:
  ///   - parts: what became of the question's parts; one that is missing was not answered.
  ///   - seconds: the time for the whole question; nothing where it was not taken.
  public func rating(
    of parts: [PartRecord], to question: Question, hints: Int, seconds: Double?
  ) -> Rating? {
    guard parts.allSatisfy({ $0.verdict.isAboutTheAnswer }) else { return nil }
    var worst = Rating.easy
    for (index, part) in question.parts.enumerated() {
      guard let record = parts.first(where: { $0.part == index + 1 }) else { return .again }
      worst = min(worst, quality(of: record, kind: part.kind))
    }
    guard worst.isPass else { return .again }
    let limit = Double(question.minutes) * 60
    let isLate = seconds.map { $0 > limit } ?? false
    if hints > 0 || isLate || parts.contains(where: { $0.tries > 1 }) { return .hard }
    let isQuick = seconds.map { $0 < limit * easyShare } ?? false
    return worst == .easy && !isQuick ? .good : worst
  }

  /// The best rating that a part allows, before tries, hints and time are looked at.
  private func quality(of record: PartRecord, kind: Part.Kind) -> Rating {
    if record.verdict == .accepted { return .easy }
    guard kind == .explain, record.possiblePoints > 0 else { return .again }
    let share = record.points / Double(record.possiblePoints)
    // A hair below, since shares such as 0.1 + 0.7 fall short of 0.8.
    if share >= goodExplanation - 1e-9 { return .good }
    return share >= hardExplanation - 1e-9 ? .hard : .again
  }
}
