/// Why a day cannot begin when it is told to.
public enum StudyCalendarFault: Error, Equatable {
  /// The hour does not lie within 0 to 23.
  case rollOverHour(Int)
}

extension StudyCalendarFault: CustomStringConvertible {
  /// One sentence that says what would be right.
  public var description: String {
    switch self {
    case .rollOverHour(let hour): "the day begins at hour \(hour), but must at 0 to 23"
    }
  }
}
