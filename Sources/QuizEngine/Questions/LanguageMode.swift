/// A language mode of the compiler, as `-swift-version` takes it.
public enum LanguageMode: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// Swift 5.
  case five = 5
  /// Swift 6, with complete concurrency checking.
  case six = 6

  /// Orders modes from old to new.
  public static func < (one: LanguageMode, other: LanguageMode) -> Bool {
    one.rawValue < other.rawValue
  }
}
