extension Journal {
  /// A line of the journal that is no entry.
  public struct Damage: Sendable, Equatable {
    /// The number of the line, from 1.
    public var line: Int
    /// What is wrong with it.
    public var kind: Kind
    /// What stands there.
    public var bytes: [UInt8]

    /// What can be wrong with a line.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// It is the last one, and was not written to its end.
      case torn
      /// It is a mark that git puts between two versions of a file.
      case conflictMark = "conflict-mark"
      /// It is no JSON.
      case unreadable
      /// It is JSON, but no entry of a journal.
      case notAnEntry = "not-an-entry"
    }
  }
}

extension Journal.Damage.Kind {
  /// What is wrong, in a few words that go with a number of lines.
  public var words: String {
    switch self {
    case .torn: "not written to the end"
    case .conflictMark: "a mark of a git conflict"
    case .unreadable: "no JSON"
    case .notAnEntry: "no entry of a journal"
    }
  }
}
