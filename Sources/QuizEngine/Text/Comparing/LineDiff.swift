/// What differs between two texts, line by line.
public struct LineDiff: Hashable, Sendable {
  /// All lines of both texts, in the order of reading.
  public let changes: [Change]

  /// A line and whose it is.
  public enum Change: Hashable, Sendable {
    /// Both texts have it.
    case same(String)
    /// The first text alone has it.
    case removed(String)
    /// The second text alone has it.
    case added(String)
  }

  /// Compares two texts; a line's end after the last line makes no difference.
  ///
  /// Lines are equal when their scalars are. The difference is the smallest one up to
  /// ``LineMatching/mostEdits`` edits; texts further apart are taken to share no more lines.
  public init(from old: String, to new: String) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    var changes: [Change] = []
    var (oldIndex, newIndex) = (0, 0)
    let ends = LineMatching.Pair(old: old.count, new: new.count)
    for pair in LineMatching.pairs(old, new) + [ends] {
      changes += old[oldIndex..<pair.old].map(Change.removed)
      changes += new[newIndex..<pair.new].map(Change.added)
      if pair.old < old.count, pair.new < new.count { changes.append(.same(new[pair.new])) }
      (oldIndex, newIndex) = (pair.old + 1, pair.new + 1)
    }
    self.changes = changes
  }

  /// Whether nothing differs.
  public var isEmpty: Bool {
    changes.allSatisfy { !$0.isDifference }
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0) }
  }
}

extension LineDiff.Change {
  /// Whether one text alone has the line.
  public var isDifference: Bool {
    if case .same = self { false } else { true }
  }
}
