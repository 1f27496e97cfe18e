extension LineEditor {
  /// Cuts all on one side of the cursor.
  mutating func cut(_ side: WritableKeyPath<Self, String>) {
    guard !self[keyPath: side].isEmpty else { return }
    clipboard = self[keyPath: side]
    self[keyPath: side] = ""
  }

  /// Cuts back to the last space before the cursor.
  mutating func cutWordBefore() {
    let old = before
    while before.last?.isWhitespace == true { before.removeLast() }
    while before.last?.isWhitespace == false { before.removeLast() }
    if before != old { clipboard = String(old.dropFirst(before.count)) }
  }

  /// Cuts up to the end of the word behind the cursor.
  mutating func cutWordAfter() {
    var end = self
    end.moveRight(while: \.isPartOfWord)
    let word = after.prefix(after.count - end.after.count)
    if !word.isEmpty { clipboard = String(word) }
    after = end.after
  }
}
