import Testing

@testable import quiz

@Suite struct LineLayoutTests {
  @Test(arguments: [
    ("abc", "", 10, ["> abc"], 0, 5),
    ("ab", "c", 10, ["> abc"], 0, 4),
    ("abcdefgh", "", 10, ["> abcdefgh", ""], 1, 0),
    ("abcdefghi", "", 10, ["> abcdefgh", "i"], 1, 1),
    ("abc", "defghi", 10, ["> abcdefgh", "i"], 0, 5),
    ("日本日本", "", 9, ["> 日本日", "本"], 1, 2),
    ("日", "", 1, [">", " ", "日", ""], 3, 0),
    ("a\tb", "", 10, ["> a  b"], 0, 6),
    ("a\u{1B}b", "", 10, ["> a␛b"], 0, 5),
  ])
  func breaksRows(
    _ before: String, _ after: String, _ width: Int, _ rows: [String], _ row: Int, _ column: Int
  ) {
    var editor = LineEditor(before + after)
    for _ in after { _ = editor.apply(.left) }
    let layout = LineLayout(prompt: "> ", editor, width: width)
    #expect(layout.rows == rows)
    #expect(layout.cursorRow == row)
    #expect(layout.cursorColumn == column)
  }

  @Test func showsTheRowsAroundTheCursor() {
    var editor = LineEditor(String(repeating: "x", count: 95))
    let atEnd = LineLayout(prompt: "", editor, width: 10)
    #expect(atEnd.window(height: 3) == 7..<10)
    #expect(atEnd.window(height: 10) == 0..<10)
    _ = editor.apply(.home)
    #expect(LineLayout(prompt: "", editor, width: 10).window(height: 3) == 0..<3)
    #expect(LineLayout(prompt: "", editor, width: 10).window(height: 1) == 0..<1)
  }

  @Test func knowsHowATerminalBreaksItsRowsAnew() {
    let layout = LineLayout(prompt: "", LineEditor(String(repeating: "x", count: 25)), width: 20)
    #expect(layout.rowsAboveCursor(from: 0, width: 20) == 1)
    #expect(layout.rowsAboveCursor(from: 0, width: 10) == 2)
    #expect(layout.rowsAboveCursor(from: 0, width: 3) == 8)
    #expect(layout.rowsAboveCursor(from: 0, width: 80) == 1)
  }
}
