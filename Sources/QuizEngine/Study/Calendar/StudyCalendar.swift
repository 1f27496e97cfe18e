/// Divides time into study days, which begin at an hour when most people sleep.
public struct StudyCalendar: Sendable, Hashable {
  /// The rules by which clocks are set.
  public let zone: StudyZone
  /// The hour at which a day begins, 0 to 23.
  public let rollOverHour: Int

  /// The hour that is used unless another one is wanted.
  public static let standardRollOverHour = 4

  /// Takes the zone, and the hour; one beyond 0 to 23 is refused.
  public init(
    zone: StudyZone, rollOverHour: Int = StudyCalendar.standardRollOverHour
  ) throws(StudyCalendarFault) {
    guard (0...23).contains(rollOverHour) else { throw .rollOverHour(rollOverHour) }
    self.zone = zone
    self.rollOverHour = rollOverHour
  }

  private init(universalFrom hour: Int) {
    zone = .universal
    rollOverHour = hour
  }

  /// Universal time with days from midnight to midnight.
  public static let universal = StudyCalendar(universalFrom: 0)
}

extension StudyCalendar {
  /// The study day that a moment belongs to; before the hour it is still the day before.
  public func day(of moment: Instant) -> CivilDate {
    let local = moment.milliseconds + zone.offset(at: moment) - rollOver
    return CivilDate(
      dayNumber: local.quotientAndRemainder(flooredBy: Instant.millisecondsPerDay).quotient)
  }

  /// The moment at which a study day begins.
  public func start(of day: CivilDate) -> Instant {
    let local = day.dayNumber * Instant.millisecondsPerDay + rollOver
    // Clocks may be set within the day: of the offsets before and after, the right one gives the day.
    let candidates = [-1, 1].map { days in
      let near = Instant(milliseconds: local).advanced(byDays: days)
      return Instant(milliseconds: local - zone.offset(at: near))
    }
    return candidates.filter { self.day(of: $0) >= day }.min() ?? candidates[1]
  }

  /// A moment as clocks on the wall show it: `2026-01-05 09:30`.
  public func wallTime(_ moment: Instant) -> String {
    let local = Instant(milliseconds: moment.milliseconds + zone.offset(at: moment))
    return String(local.description.prefix(16)).replacing("T", with: " ")
  }

  private var rollOver: Int { rollOverHour * 3_600_000 }
}

extension CivilDate {
  /// The date so many days later.
  public func advanced(by days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + days)
  }

  /// The days from an earlier date to this one; negative from a later one.
  public func days(since earlier: CivilDate) -> Int {
    dayNumber - earlier.dayNumber
  }

  /// The day of the week, 0 for Monday to 6 for Sunday.
  public var weekday: Int {
    // 1970 began on a Thursday.
    (dayNumber + 3).quotientAndRemainder(flooredBy: 7).remainder
  }
}
