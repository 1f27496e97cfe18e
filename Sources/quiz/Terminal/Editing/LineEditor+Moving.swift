extension LineEditor {
  /// The two ends of a line.
  enum Edge: Sendable {
    case beginning, end
  }

  /// Moves the cursor to an end of the line.
  mutating func move(to edge: Edge) {
    switch edge {
    case .beginning: (before, after) = ("", text)
    case .end: (before, after) = (text, "")
    }
  }

  /// Moves the cursor one character to the left.
  mutating func moveLeft() {
    guard let character = before.popLast() else { return }
    after = String(character) + after
  }

  /// Moves the cursor one character to the right.
  mutating func moveRight() {
    guard !after.isEmpty else { return }
    before.append(after.removeFirst())
  }

  /// Moves the cursor over what doesn't match, and then over what does.
  mutating func moveLeft(while matches: (Character) -> Bool) {
    while let character = before.last, !matches(character) { moveLeft() }
    while let character = before.last, matches(character) { moveLeft() }
  }

  /// Moves the cursor over what doesn't match, and then over what does.
  mutating func moveRight(while matches: (Character) -> Bool) {
    while let character = after.first, !matches(character) { moveRight() }
    while let character = after.first, matches(character) { moveRight() }
  }
}

extension Character {
  /// Whether jumps from word to word pass over it.
  var isPartOfWord: Bool {
    isLetter || isNumber || self == "_"
  }
}
