/// Study days in a row.
public struct Streak: Sendable, Hashable {
  /// The days up to today, or up to yesterday while nothing was answered today.
  public var current: Int
  /// The most days there ever were.
  public var longest: Int
  /// Whether something was answered today.
  public var includesToday: Bool

  /// Counts the days on which something was answered.
  public init(days: Set<CivilDate>, today: CivilDate) {
    includesToday = days.contains(today)
    var day = includesToday ? today : today.advanced(by: -1)
    current = 0
    while days.contains(day) {
      current += 1
      day = day.advanced(by: -1)
    }
    longest = 0
    for first in days where !days.contains(first.advanced(by: -1)) {
      var length = 1
      while days.contains(first.advanced(by: length)) { length += 1 }
      longest = max(longest, length)
    }
  }
}
