/// How well something was remembered, by FSRS's numbers.
public enum Rating: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Not remembered.
  case again = 1
  /// Remembered with trouble.
  case hard = 2
  /// Remembered.
  case good = 3
  /// Remembered without any effort.
  case easy = 4

  /// Whether it was remembered at all.
  public var isPass: Bool { self != .again }

  /// Orders ratings from bad to good.
  public static func < (one: Rating, other: Rating) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension Rating {
  /// The rating in one lower-case word, as files and programs have it.
  public var name: String {
    switch self {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// Finds a rating by its word.
  public init?(name: String) {
    guard let rating = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = rating
  }
}
