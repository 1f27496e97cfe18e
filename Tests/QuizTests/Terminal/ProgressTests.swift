import Testing

@testable import quiz

@Suite struct ProgressTests {
  @Test(arguments: [
    (Progress("Proving", done: 0, of: 90, elapsed: .zero), "Proving 0/90 (0 %)"),
    (Progress("Proving", done: 0, of: 90, elapsed: .seconds(5)), "Proving 0/90 (0 %)"),
    (
      Progress("Proving", done: 30, of: 90, elapsed: .seconds(10)),
      "Proving 30/90 (33 %), 3.0/s, 20 s left"
    ),
    (
      Progress("Proving", done: 1, of: 1000, elapsed: .seconds(1)),
      "Proving 1/1000 (0 %), 1.0/s, 17 min left"
    ),
    (
      Progress("Proving", done: 1, of: 20_000, elapsed: .seconds(1)),
      "Proving 1/20000 (0 %), 1.0/s, 5 h 34 min left"
    ),
    (
      Progress("Proving", done: 90, of: 90, elapsed: .seconds(3)), "Proving 90/90 (100 %), 30/s"
    ),
    (Progress("Proving", done: 3, of: 0, elapsed: .seconds(1)), "Proving 3/0, 3.0/s"),
  ])
  func tells(_ progress: Progress, _ text: String) {
    #expect(progress.text == text)
  }

  @Test func standsOnTheTerminalAndGoes() {
    let console = ScriptedConsole(mode: .full, size: TerminalSize(columns: 12, rows: 5))
    var line = ProgressLine(on: console)
    line.show("one")
    line.show("one")
    line.show("a line that is too long")
    line.clear()
    line.clear()
    #expect(console.errors == "\rone\u{1B}[K\ra line tha…\u{1B}[K\r\u{1B}[K")
    #expect(console.output.isEmpty)
  }

  @Test(arguments: [SessionMode.plain, .json])
  func isNotThereWithoutATerminal(_ mode: SessionMode) {
    let console = ScriptedConsole(mode: mode)
    var line = ProgressLine(on: console)
    line.show("one")
    line.clear()
    #expect(console.errors.isEmpty)
  }
}
