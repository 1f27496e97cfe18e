/// A moment of universal time, to the millisecond.
public struct Instant: Sendable, Hashable, Comparable {
  /// The milliseconds since 1970 began in Greenwich, leap seconds left out.
  public var milliseconds: Int

  /// Counts milliseconds from 1970 on.
  public init(milliseconds: Int) {
    self.milliseconds = milliseconds
  }

  /// Counts seconds from 1970 on, as clocks give them.
  public init(secondsSince1970 seconds: Double) {
    milliseconds = Int((seconds * 1000).rounded(.down))
  }

  /// Orders moments from early to late.
  public static func < (one: Instant, other: Instant) -> Bool {
    one.milliseconds < other.milliseconds
  }
}

extension Instant {
  /// The milliseconds of a day of 24 hours.
  public static let millisecondsPerDay = 86_400_000

  /// The moment that is later by a duration.
  public func advanced(by duration: Duration) -> Instant {
    Instant(milliseconds: milliseconds + duration.wholeMilliseconds)
  }

  /// The moment that is later by days of 24 hours.
  public func advanced(byDays days: Int) -> Instant {
    Instant(milliseconds: milliseconds + days * Self.millisecondsPerDay)
  }

  /// The seconds from an earlier moment to this one; negative from a later one.
  public func seconds(since earlier: Instant) -> Double {
    Double(milliseconds - earlier.milliseconds) / 1000
  }

  /// The whole days of 24 hours from an earlier moment to this one; 0 from a later one.
  public func wholeDays(since earlier: Instant) -> Int {
    max(0, milliseconds - earlier.milliseconds) / Self.millisecondsPerDay
  }
}

extension Duration {
  /// The duration in milliseconds, without what is less than one.
  var wholeMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
