/// Draws a line that is being typed, over what it drew before.
struct LineDisplay {
  private let console: any Console
  private let prompt: String
  private var drawn: (layout: LineLayout, first: Int, width: Int)?

  init(_ prompt: String, on console: any Console) {
    self.console = console
    self.prompt = prompt
  }

  /// Shows the line and puts the cursor where it stands.
  mutating func draw(_ editor: LineEditor) {
    let size = console.size
    let layout = LineLayout(prompt: prompt, editor, width: size.columns)
    let window = layout.window(height: size.rows)
    var output = goHome(width: size.columns) + "\u{1B}[J"
    output += layout.rows[window].joined(separator: "\r\n")
    if layout.cursorRow < window.upperBound - 1 || !editor.after.isEmpty {
      output += move(window.upperBound - 1 - layout.cursorRow, "A") + "\r"
      output += move(layout.cursorColumn, "C")
    }
    console.write(output)
    drawn = (layout, window.lowerBound, size.columns)
  }

  /// Leaves the line as it stands, and goes on below it.
  mutating func finish(_ editor: LineEditor) {
    var editor = editor
    editor.move(to: .end)
    draw(editor)
    console.write("\r\n")
    drawn = nil
  }

  /// Wipes the screen, and draws the line at its top.
  mutating func wipe(_ editor: LineEditor) {
    console.write("\u{1B}[H\u{1B}[2J")
    drawn = nil
    draw(editor)
  }

  /// Draws the line anew where something else may have been written since.
  mutating func redrawBelow(_ editor: LineEditor) {
    console.write("\r")
    drawn = nil
    draw(editor)
  }

  private func goHome(width: Int) -> String {
    guard let drawn else { return "\r" }
    let above =
      drawn.width == width
      ? drawn.layout.cursorRow - drawn.first
      : drawn.layout.rowsAboveCursor(from: drawn.first, width: width)
    return move(above, "A") + "\r"
  }

  private func move(_ count: Int, _ direction: String) -> String {
    count > 0 ? "\u{1B}[\(count)\(direction)" : ""
  }
}
