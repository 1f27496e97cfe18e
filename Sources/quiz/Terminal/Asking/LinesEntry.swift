/// An answer of several lines that is being typed.
struct LinesEntry: Sendable, Hashable {
  /// The line with the cursor.
  private(set) var editor = LineEditor()
  private(set) var lines: [String] = []
  private let end: LinesEnd

  init(until end: LinesEnd) {
    self.end = end
  }

  /// The lines before the one with the cursor.
  var text: String {
    lines.joined(separator: "\n")
  }
}

extension LinesEntry {
  /// What a key does beyond changing the line.
  enum Outcome: Sendable, Hashable {
    /// The line may have changed; show it.
    case editing
    /// The screen should be wiped.
    case wiped
    /// The line is done; another one begins.
    case next
    /// The answer is done.
    case done
    /// The person has nothing to say.
    case nothing
  }

  /// Does what a key says.
  mutating func apply(_ key: Key) -> Outcome {
    if key == .tab {
      editor.insert("  ")
      return .editing
    }
    switch editor.apply(key) {
    case .editing: return .editing
    case .wiped: return .wiped
    case .submitted:
      if end.isMet(by: editor.text) { return .done }
      nextLine()
      return .next
    case .ended:
      if !editor.text.isEmpty { nextLine() }
      return lines.isEmpty ? .nothing : .done
    }
  }

  /// Puts pasted text in, and gives the lines that it completed.
  mutating func paste(_ text: String) -> [LineEditor] {
    let pasted = text.split(separator: "\n", omittingEmptySubsequences: false)
    var completed: [LineEditor] = []
    for (index, line) in pasted.enumerated() {
      editor.insert(String(line))
      guard index < pasted.count - 1 else { break }
      editor.move(to: .end)
      completed.append(editor)
      nextLine()
    }
    return completed
  }

  private mutating func nextLine() {
    lines.append(editor.text)
    editor = LineEditor(history: lines)
  }
}
