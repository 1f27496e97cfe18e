extension LineDiff {
  /// The differences as a block of code in the language `diff`, with some of the lines around
  /// them; nothing when there are none.
  ///
  /// Spaces at the end of a line that differs are shown as `·`.
  public func block(
    old: String? = nil, new: String? = nil, context: Int = 3
  ) -> Document.Block? {
    guard !isEmpty else { return nil }
    var lines: [String] = []
    if let old { lines.append("--- \(old)") }
    if let new { lines.append("+++ \(new)") }
    for (index, hunk) in hunks(context: context).enumerated() {
      if index > 0 || hunk.lowerBound > 0 { lines.append(place(of: hunk)) }
      lines += changes[hunk].map(\.line)
    }
    return .code(lines.joined(separator: "\n"), language: "diff")
  }

  /// Where differences stand, with the lines around them; what is close together is one.
  private func hunks(context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, change) in changes.enumerated() where change.isDifference {
      let start = max(index - max(context, 0), 0)
      let end = min(index + max(context, 0) + 1, changes.count)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// Which lines of either text a hunk begins with, counted from 1.
  private func place(of hunk: Range<Int>) -> String {
    var (old, new) = (1, 1)
    for change in changes[..<hunk.lowerBound] {
      switch change {
      case .same: (old, new) = (old + 1, new + 1)
      case .removed: old += 1
      case .added: new += 1
      }
    }
    return "@@ -\(old) +\(new) @@"
  }
}

extension LineDiff.Change {
  fileprivate var line: String {
    switch self {
    case .same(let line): " " + line
    case .removed(let line): "-" + line.showingSpacesAtEnd
    case .added(let line): "+" + line.showingSpacesAtEnd
    }
  }
}

extension String {
  fileprivate var showingSpacesAtEnd: String {
    let spaces = reversed().prefix { $0 == " " }.count
    return dropLast(spaces) + String(repeating: "·", count: spaces)
  }
}
