/// A rule for every year, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// POSIX.1-2024, Base Definitions, 8.3, with the times of day of RFC 8536 beyond 0 to 24.
struct ZoneRule: Sendable, Hashable {
  /// The seconds that clocks are ahead of universal time outside of summer.
  let standard: Int
  /// When and by how much clocks are set in summer; nothing where they are not.
  let summer: Summer?

  /// The part of the year with other clocks.
  struct Summer: Sendable, Hashable {
    /// The seconds that clocks are ahead of universal time.
    let offset: Int
    let begin: Moment
    let end: Moment
  }

  /// A time of every year, as the clocks show it that hold until then.
  struct Moment: Sendable, Hashable {
    let day: Day
    let second: Int
  }

  /// A day of every year.
  enum Day: Sendable, Hashable {
    /// `Mm.w.d`: the week is 1 to 5, where 5 is the last; the weekday is 0 for Sunday.
    case week(month: Int, week: Int, weekday: Int)
    /// `Jn`: 1 to 365; 29 February is never counted.
    case countedWithoutLeapDay(Int)
    /// `n`: 0 to 365.
    case counted(Int)
  }
}

extension ZoneRule {
  /// The seconds that clocks are ahead of universal time at a second.
  func offset(at second: Int) -> Int {
    guard let summer else { return standard }
    let day = (second + standard).quotientAndRemainder(flooredBy: 86_400).quotient
    let year = CivilDate(dayNumber: day).year
    let begin = summer.begin.second(in: year) - standard
    let end = summer.end.second(in: year) - summer.offset
    let isSummer =
      begin < end ? (begin..<end).contains(second) : !(end..<begin).contains(second)
    return isSummer ? summer.offset : standard
  }
}

extension ZoneRule.Moment {
  /// The second since 1970, as if the clocks of the zone were those of Greenwich.
  fileprivate func second(in year: Int) -> Int {
    day.number(in: year) * 86_400 + second
  }
}

extension ZoneRule.Day {
  /// The days since 1970-01-01.
  fileprivate func number(in year: Int) -> Int {
    switch self {
    case .counted(let day): return Self.first(of: 1, year) + day
    case .countedWithoutLeapDay(let day):
      let isLeap = Self.first(of: 3, year) - Self.first(of: 2, year) == 29
      return Self.first(of: 1, year) + day - (isLeap && day >= 60 ? 0 : 1)
    case .week(let month, let week, let weekday):
      let first = Self.first(of: month, year)
      // 1970 began on a Thursday.
      let weekdayOfFirst = (first + 4).quotientAndRemainder(flooredBy: 7).remainder
      let day = first + (weekday - weekdayOfFirst + 7) % 7 + (week - 1) * 7
      let next = month == 12 ? Self.first(of: 1, year + 1) : Self.first(of: month + 1, year)
      return day < next ? day : day - 7
    }
  }

  private static func first(of month: Int, _ year: Int) -> Int {
    CivilDate(year: year, month: month, day: 1)?.dayNumber ?? 0
  }
}
