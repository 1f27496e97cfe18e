import QuizEngine

/// How a line with its prompt stands on the rows of a terminal, and where its cursor is.
struct LineLayout: Sendable, Hashable {
  /// The rows' texts, from the top.
  private(set) var rows: [String] = [""]
  /// How many columns each row takes.
  private(set) var widths: [Int] = [0]
  /// The cursor's row, counted from 0.
  private(set) var cursorRow = 0
  /// The cursor's column, counted from 0.
  private(set) var cursorColumn = 0

  private let width: Int

  init(prompt: String, _ editor: LineEditor, width: Int) {
    self.width = max(width, 1)
    add(prompt)
    add(editor.before.shownInLine)
    // A cursor behind a full row stands at the beginning of the next.
    if widths[widths.count - 1] >= self.width { breakRow() }
    cursorRow = rows.count - 1
    cursorColumn = widths[cursorRow]
    add(editor.after.shownInLine)
  }

  private mutating func add(_ text: String) {
    for character in text {
      let columns = String(character).columns
      let used = widths[widths.count - 1]
      if used + columns > width, used > 0 { breakRow() }
      rows[rows.count - 1].append(character)
      widths[widths.count - 1] += columns
    }
  }

  private mutating func breakRow() {
    rows.append("")
    widths.append(0)
  }
}

extension LineLayout {
  /// The rows that fit into a height, the cursor's among them, and the place of the first.
  func window(height: Int) -> Range<Int> {
    guard rows.count > height else { return 0..<rows.count }
    let first = min(max(cursorRow - height + 1, 0), rows.count - height)
    return first..<(first + height)
  }

  /// How many rows above the cursor's the line takes once a terminal has another width, as the
  /// terminal breaks rows that are too wide now.
  func rowsAboveCursor(from first: Int, width: Int) -> Int {
    let above = widths[first..<cursorRow].reduce(0) { sum, columns in
      sum + max((columns + width - 1) / width, 1)
    }
    return above + cursorColumn / width
  }
}

extension String {
  /// The text as a line can show it.
  fileprivate var shownInLine: String {
    var text = ""
    for character in visible {
      text += character == "\t" ? "  " : character == "\n" ? " " : String(character)
    }
    return text
  }
}
