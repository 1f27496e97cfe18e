import QuizTestSupport
import Testing

@testable import quiz

@Suite struct AskingTests {
  @Test func asksForALine() throws {
    let console = ScriptedConsole(typing: "helo\u{1B}[Dl\r")
    #expect(try console.ask("Word: ") == "hello")
    #expect(console.screen.text == "Word: hello")
  }

  @Test func asksForALinePlainly() throws {
    let console = ScriptedConsole(lines: ["  one  ", ""])
    #expect(try console.ask("Word: ") == "  one  ")
    #expect(try console.ask("Word: ") == "")
    #expect(throws: InputEnd.endOfInput) { try console.ask("Word: ") }
    #expect(console.output == "Word: \nWord: \nWord: \n")
  }

  @Test(arguments: [InputEnd.endOfInput, .interrupt, .terminate, .hangUp])
  func saysWhyThereIsNoLine(_ end: InputEnd) {
    let console = ScriptedConsole(typing: "abc", end: end)
    #expect(throws: end) { try console.ask("> ") }
    #expect(console.screen.row == 1)
  }

  @Test func endsOnControlDOnlyWhereNothingWasTyped() throws {
    #expect(throws: InputEnd.endOfInput) { try ScriptedConsole(typing: "\u{4}x\r").ask("> ") }
    #expect(try ScriptedConsole(typing: "x\u{4}\r").ask("> ") == "x")
  }

  @Test func makesOneLineOfAPaste() throws {
    let console = ScriptedConsole(typing: "\u{1B}[200~one\rtwo\r\u{1B}[201~!\r")
    #expect(try console.ask("> ") == "one two!")
  }

  @Test func redrawsALineOverManyRows() throws {
    let console = ScriptedConsole(
      typing: String(repeating: "ab ", count: 10) + "\u{1}X\u{5}Y\r",
      size: TerminalSize(columns: 10, rows: 8))
    #expect(try console.ask("> ") == "X" + String(repeating: "ab ", count: 10) + "Y")
    #expect(
      console.screen.lines.prefix(5) == ["> Xab ab a", "b ab ab ab", " ab ab ab", "ab Y", ""])
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 5), (20, 5)])
  func survivesTinyTerminals(_ columns: Int, _ rows: Int) throws {
    let console = ScriptedConsole(
      typing: "日本é🖼️\u{1B}[D\u{1B}[3~x\u{C}\r", size: TerminalSize(columns: columns, rows: rows))
    #expect(try console.ask("Prompt > ") == "日本éx")
  }

  @Test func drawsAnewAfterAStopAndAResize() throws {
    let events: [ConsoleEvent] = [.key(.character("a")), .resumed, .resized, .key(.enter)]
    let console = ScriptedConsole(mode: .full, events: events)
    #expect(try console.ask("> ") == "a")
    #expect(console.screen.text == "> a")
  }
}

@Suite struct AskingLinesTests {
  @Test func takesLinesUntilAnEmptyOne() throws {
    let console = ScriptedConsole(typing: "one\rtwo\r\r")
    #expect(try console.askLines(until: .emptyLine) == "one\ntwo")
    #expect(console.screen.text == "End with an empty line.\n> one\n> two\n>")
  }

  @Test func takesEmptyLinesUntilAFullStop() throws {
    let console = ScriptedConsole(typing: "one\r\rtwo\r.\r")
    #expect(try console.askLines(until: .fullStop) == "one\n\ntwo")
  }

  @Test func takesAPasteAsItIs() throws {
    let code = "func f() {\n\n  \treturn\n}\n"
    let console = ScriptedConsole(typing: "\u{1B}[200~\(code)\u{1B}[201~\r")
    #expect(try console.askLines(until: .emptyLine) == "func f() {\n\n  \treturn\n}")
  }

  @Test func endsOnControlD() throws {
    #expect(try ScriptedConsole(typing: "one\rtwo\u{4}").askLines(until: .emptyLine) == "one\ntwo")
    #expect(try ScriptedConsole(typing: "one\r\u{4}").askLines(until: .fullStop) == "one")
    #expect(throws: InputEnd.endOfInput) {
      try ScriptedConsole(typing: "\u{4}").askLines(until: .fullStop)
    }
  }

  @Test func doesNotTakeAnInterruptedAnswerForAnAnswer() {
    #expect(throws: InputEnd.interrupt) {
      try ScriptedConsole(typing: "one\r", end: .interrupt).askLines(until: .emptyLine)
    }
    #expect(throws: InputEnd.interrupt) {
      try ScriptedConsole(lines: ["one"], end: .interrupt).askLines(until: .emptyLine)
    }
  }

  @Test func takesPlainLines() throws {
    let console = ScriptedConsole(lines: ["one", "", "two"])
    #expect(try console.askLines(until: .emptyLine) == "one")
    #expect(try console.askLines(until: .emptyLine) == "two")
    #expect(throws: InputEnd.endOfInput) { try console.askLines(until: .emptyLine) }
  }
}
