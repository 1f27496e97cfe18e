/// Why settings are none that reviews can be scheduled by.
public enum SchedulerFault: Error, Equatable {
  /// The desired retention is no chance above 0 and at most 1.
  case retention(Double)
  /// The longest interval is shorter than a day.
  case maximumInterval(Int)
  /// A step lasts no time, or more than ten years.
  case step(Duration)
}

extension SchedulerFault: CustomStringConvertible {
  /// One sentence that says what would be right.
  public var description: String {
    switch self {
    case .retention(let value): "the retention is \(value), but must be above 0 and at most 1"
    case .maximumInterval(let days): "the longest interval is \(days) days, but must be at least 1"
    case .step(let step): "a step lasts \(step), but must last more than nothing, at most ten years"
    }
  }
}
