import QuizTestSupport
import Testing

@testable import quiz

@Suite struct ChoosingTests {
  static let choices = [
    KeyChoice("h", "hint", 1), KeyChoice("s", "skip", 2), KeyChoice("S", "solution", 3),
    KeyChoice(.enter, "next", 4),
  ]

  @Test(arguments: [
    ("h", 1), ("H", 1), ("s", 2), ("S", 3), ("\r", 4), ("xyh", 1), ("\u{1B}[Ah", 1),
  ])
  func choosesByKey(_ typed: String, _ value: Int) throws {
    #expect(try ScriptedConsole(typing: typed).choose(from: Self.choices) == value)
  }

  @Test(arguments: [
    ("h", 1), (" hint ", 1), ("HI", 1), ("sk", 2), ("skip", 2), ("S", 3), ("sol", 3), ("", 4),
    ("Enter", 4), ("s", 2),
  ])
  func choosesByLine(_ typed: String, _ value: Int) throws {
    #expect(try ScriptedConsole(lines: [typed]).choose(from: Self.choices) == value)
  }

  @Test func asksAgainUntilTheInputEnds() {
    let console = ScriptedConsole(lines: ["x", "yes please"])
    #expect(throws: InputEnd.endOfInput) { try console.choose("What now?", from: Self.choices) }
    #expect(
      console.output == """
        What now?
        [h] hint  [s] skip  [S] solution  [Enter] next
        >\u{20}
        Please answer h, s, S or Enter.
        >\u{20}
        Please answer h, s, S or Enter.
        >\u{20}

        """)
  }

  @Test func tellsWhatWasChosen() throws {
    let console = ScriptedConsole(typing: "xs")
    #expect(try console.choose("What now?", from: Self.choices) == 2)
    #expect(
      console.screen.text
        == "What now?\n[h] hint  [s] skip  [S] solution  [Enter] next\n> skip")
  }

  @Test func keepsTheLegendInSightOnNarrowTerminals() throws {
    let console = ScriptedConsole(typing: "h", size: TerminalSize(columns: 20, rows: 10))
    #expect(try console.choose(from: Self.choices) == 1)
    #expect(
      console.screen.text == "[h] hint  [s] skip\n[S] solution\n[Enter] next\n> hint")
  }

  @Test func ignoresPastesAndEndsOnControlD() {
    #expect(throws: InputEnd.endOfInput) {
      try ScriptedConsole(typing: "\u{1B}[200~hhh\u{1B}[201~\u{4}").choose(from: Self.choices)
    }
    #expect(throws: InputEnd.interrupt) {
      try ScriptedConsole(typing: "", end: .interrupt).choose(from: Self.choices)
    }
  }

  @Test(arguments: [("y", true), ("n", false), ("\r", true)])
  func confirms(_ typed: String, _ answer: Bool) throws {
    #expect(try ScriptedConsole(typing: typed).confirm("Really?", enterMeans: true) == answer)
  }
}
