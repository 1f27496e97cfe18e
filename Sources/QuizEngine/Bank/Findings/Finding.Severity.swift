extension Finding {
  /// How bad a finding is.
  public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Good to know.
    case note
    /// Probably not meant, but harmless.
    case warning
    /// Makes a question or a bank unusable.
    case error

    /// Orders severities from harmless to bad.
    public static func < (one: Self, other: Self) -> Bool {
      one.rank < other.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }
}
