/// A line that is being typed, with a cursor in it.
struct LineEditor: Sendable, Hashable {
  /// What stands before the cursor.
  var before: String
  /// What stands behind the cursor.
  var after = ""
  /// What was cut last, for Ctrl-Y.
  var clipboard = ""
  /// The lines typed earlier.
  var history: LineHistory

  /// Begins with a text to go on from; the cursor stands at its end.
  init(_ text: String = "", history: [String] = []) {
    before = text
    self.history = LineHistory(history)
  }

  /// All that was typed.
  var text: String {
    before + after
  }

  /// Puts a text in at the cursor.
  mutating func insert(_ text: String) {
    before += text
  }

  /// Replaces all that was typed.
  mutating func replace(with text: String) {
    before = text
    after = ""
  }
}

extension LineEditor {
  /// What a key does beyond changing the line.
  enum Outcome: Sendable, Hashable {
    /// The line may have changed; show it.
    case editing
    /// The line is done.
    case submitted
    /// The person has nothing more to say: Ctrl-D, with nothing to delete.
    case ended
    /// The screen should be wiped: Ctrl-L.
    case wiped
  }

  /// Does what a key says.
  mutating func apply(_ key: Key) -> Outcome {
    switch key {
    case .enter, .control("j"), .control("m"): return .submitted
    case .control("d") where after.isEmpty: return .ended
    case .control("l"): return .wiped
    case .character(let character): before.append(character)
    case .left, .control("b"): moveLeft()
    case .right, .control("f"): moveRight()
    case .wordLeft: moveLeft(while: \.isPartOfWord)
    case .wordRight: moveRight(while: \.isPartOfWord)
    case .home, .control("a"): move(to: .beginning)
    case .end, .control("e"): move(to: .end)
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .control("w"): cutWordBefore()
    case .alt("d"): cutWordAfter()
    case .control("u"): cut(\.before)
    case .control("k"): cut(\.after)
    case .control("y"): before += clipboard
    case .up, .control("p"): replace(with: history.back(from: text) ?? text)
    case .down, .control("n"): replace(with: history.forth() ?? text)
    default: break
    }
    return .editing
  }
}
