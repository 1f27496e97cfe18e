/// The days around an interval among which a due date is picked, so that reviews spread.
///
/// The ranges and the pick are those of Anki's scheduler, rslib/src/scheduler/states/fuzz.rs.
public struct IntervalFuzz: Sendable, Hashable {
  /// The fewest days.
  public let lower: Int
  /// The most days.
  public let upper: Int

  /// Takes the interval, the days that were just passed, and the most days of all.
  ///
  /// Where the days just passed lie within the fuzz, none shorter is picked, and a longer one if the
  /// interval itself is longer.
  public init(days interval: Double, passed: Int?, maximum: Int) {
    let interval = min(max(interval, 1), Double(maximum))
    guard interval >= 2.5 else {
      let days = min(max(Int(interval.rounded()), 1), maximum)
      lower = days
      upper = days
      return
    }
    let delta = Self.delta(interval)
    let most = min(Int((interval + delta).rounded()), maximum)
    var fewest = min(max(2, Int((interval - delta).rounded())), most)
    if let passed, passed <= most {
      fewest = max(fewest, interval > Double(passed) ? min(passed + 1, most) : passed)
    }
    lower = fewest
    upper = most
  }

  /// The days that a number from 0 up to 1 picks.
  public func days(at chance: Double) -> Int {
    let chance = min(max(chance, 0), 1)
    return min(lower + Int(chance * Double(1 + upper - lower)), upper)
  }
}

extension IntervalFuzz {
  private static func delta(_ interval: Double) -> Double {
    let ranges: [(start: Double, end: Double, share: Double)] = [
      (2.5, 7, 0.15), (7, 20, 0.1), (20, .infinity, 0.05),
    ]
    return ranges.reduce(1.0) { delta, range in
      delta + range.share * max(min(interval, range.end) - range.start, 0)
    }
  }
}
