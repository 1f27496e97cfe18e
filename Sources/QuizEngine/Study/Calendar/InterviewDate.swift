/// The day that everything is learned for: nothing is due behind it.
public struct InterviewDate: Sendable, Hashable {
  /// The day of the interview.
  public let day: CivilDate

  /// Takes the day.
  public init(_ day: CivilDate) {
    self.day = day
  }

  /// The share of the days left, at their end, over which the last reviews are spread.
  static let window = 0.25

  /// The day on which something is due, no later than the interview.
  ///
  /// What would be due behind it gets a last look in the last quarter of the time, on the day before
  /// at the latest; the chance spreads those looks, since all on one day would be too much.
  ///
  /// - Parameters:
  ///   - due: the day by the schedule.
  ///   - reviewed: the day of the last review. The interview does not bind what comes after it.
  ///   - chance: a number from 0 up to 1.
  public func due(_ due: CivilDate, reviewed: CivilDate, chance: Double) -> CivilDate {
    let left = day.days(since: reviewed)
    guard left >= 0, due > day || due == day && left > 1 else { return due }
    guard left > 1 else { return day }
    let span = max(1, Int(Double(left) * Self.window))
    let back = 1 + min(Int(chance * Double(span)), span - 1)
    return max(day.advanced(by: -back), reviewed.advanced(by: 1))
  }
}
