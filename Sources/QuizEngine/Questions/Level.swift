/// How demanding a question is.
public enum Level: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Needs no more than a first book on Swift.
  case beginner
  /// Needs daily work with the language.
  case intermediate
  /// Needs a deep understanding of the language.
  case advanced

  /// Orders levels from easy to hard.
  public static func < (one: Level, other: Level) -> Bool {
    one.rank < other.rank
  }
}

extension Level {
  /// The place among the levels, counted from 0.
  public var rank: Int {
    switch self {
    case .beginner: 0
    case .intermediate: 1
    case .advanced: 2
    }
  }
}
