import QuizTestSupport
import Testing

@testable import quiz

@Suite struct ChoosingSeveralTests {
  typealias Outcome = SeveralOutcome<Int, String>
  static let choices = [
    KeyChoice("a", "first", 1), KeyChoice("b", "second", 2), KeyChoice("c", "third", 3),
  ]
  static let others = [KeyChoice("h", "hint", "H"), KeyChoice("q", "quit", "Q")]

  @Test(arguments: [
    ("ca\r", Outcome.chosen([1, 3])), ("abxa\r", .chosen([2])), ("\r", .chosen([])),
    ("Ab\r", .chosen([1, 2])), ("ah", .other("H")),
  ])
  func choosesByKeys(_ typed: String, _ outcome: Outcome) throws {
    let console = ScriptedConsole(typing: typed)
    #expect(try console.chooseSeveral(from: Self.choices, or: Self.others) == outcome)
  }

  @Test(arguments: [
    ("ac", Outcome.chosen([1, 3])), ("c, a", .chosen([1, 3])), ("B", .chosen([2])),
    ("", .chosen([])), ("h", .other("H")), ("quit", .other("Q")), ("aa", .chosen([1])),
  ])
  func choosesByLine(_ typed: String, _ outcome: Outcome) throws {
    let console = ScriptedConsole(lines: ["xyz", typed])
    #expect(try console.chooseSeveral(from: Self.choices, or: Self.others) == outcome)
  }

  @Test func showsWhatIsChosen() throws {
    let console = ScriptedConsole(typing: "ca\r", size: TerminalSize(columns: 40, rows: 9))
    _ = try console.chooseSeveral("Which?", from: Self.choices, or: Self.others)
    #expect(
      console.screen.text == """
        Which?
        [a] first  [b] second  [c] third
        [Enter] done  [h] hint  [q] quit
        > a, c
        """)
  }

  @Test(arguments: [InputEnd.endOfInput, .interrupt])
  func saysWhyNothingIsChosen(_ end: InputEnd) {
    let console = ScriptedConsole(typing: "a", end: end)
    #expect(throws: end) { try console.chooseSeveral(from: Self.choices, or: Self.others) }
  }
}
