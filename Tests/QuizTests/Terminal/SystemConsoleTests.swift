import Foundation
import QuizTestSupport
import Testing

@testable import quiz

@Suite struct SystemConsoleTests {
  /// Two ends of a pipe, closed with the test.
  private final class Ends {
    let reader: Descriptor
    let writer: Descriptor

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      reader = Descriptor(ends[0])
      writer = Descriptor(ends[1])
    }
  }

  private func console(
    input: Descriptor, output: Descriptor, environment: [String: String] = ["TERM": "xterm"],
    whenOutputIsGone: @escaping @Sendable () -> Void = {}
  ) -> SystemConsole {
    SystemConsole(
      descriptors: Descriptors(input: input, output: output, error: output),
      environment: environment, wishes: .init(), whenOutputIsGone: whenOutputIsGone)
  }

  @Test func readsLinesFromAPipeUntilItsEnd() throws {
    let input = try Ends()
    let output = try Ends()
    let console = console(input: input.reader, output: output.writer)
    #expect(console.capabilities.mode == .plain)
    #expect(input.writer.write("one\r\ntwo\nlast"))
    close(input.writer.number)
    #expect(try console.readLine() == "one")
    #expect(try console.ask("Word: ") == "two")
    #expect(try console.readLine() == "last")
    #expect(throws: InputEnd.endOfInput) { try console.readLine() }
    #expect(throws: InputEnd.endOfInput) { try console.ask("Word: ") }
    close(output.writer.number)
    #expect(output.reader.readAll() == "Word: \nWord: \n")
    close(input.reader.number)
    close(output.reader.number)
  }

  @Test func tellsOnceThatNobodyReads() throws {
    let input = try Ends()
    let output = try Ends()
    let count = Counter()
    let console = console(
      input: input.reader, output: output.writer, whenOutputIsGone: { count.add() })
    close(output.reader.number)
    for _ in 0..<3 { console.write("line\n") }
    #expect(count.value == 1)
    for descriptor in [input.reader, input.writer, output.writer] { close(descriptor.number) }
  }

  @Test func interruptsWhoeverWaitsForALine() throws {
    let input = try Ends()
    let console = console(input: input.reader, output: input.writer)
    #expect(!console.interruption.post(.interrupt))
    console.events.push(.ended(.interrupt))
    #expect(throws: InputEnd.interrupt) { try console.readLine() }
    #expect(console.interruption.end == nil)
    close(input.reader.number)
    close(input.writer.number)
  }

  @Test func readsKeysOnATerminal() throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 10)
    let program = Descriptor(terminal.program)
    let console = console(input: program, output: program)
    #expect(console.capabilities.mode == .full)
    #expect(console.size == TerminalSize(columns: 40, rows: 10))
    #expect(terminal.isInLineMode)
    console.readingKeys {
      #expect(!terminal.isInLineMode)
      #expect(!console.hasPendingInput)
      terminal.type("a\u{1B}[A\u{1B}[200~x\ry\u{1B}[201~\u{1B}")
      #expect(console.nextEvent(within: .seconds(20)) == .key(.character("a")))
      #expect(console.hasPendingInput)
      #expect(console.nextEvent(within: .seconds(20)) == .key(.up))
      #expect(console.nextEvent(within: .seconds(20)) == .paste("x\ny"))
      #expect(console.nextEvent(within: .seconds(20)) == .key(.escape))
      #expect(console.nextEvent(within: .zero) == nil)
      console.events.push(.resized)
      console.events.push(.resized)
      #expect(console.nextEvent(within: .zero) == .resized)
      #expect(console.nextEvent(within: .zero) == nil)
      console.readingKeys { #expect(!terminal.isInLineMode) }
      #expect(!terminal.isInLineMode)
      console.handingOver { #expect(terminal.isInLineMode) }
      #expect(!terminal.isInLineMode)
    }
    #expect(terminal.isInLineMode)
  }

  @Test func givesTheTerminalBackAfterAnError() throws {
    let terminal = try PseudoTerminal()
    let program = Descriptor(terminal.program)
    let console = console(input: program, output: program)
    #expect(throws: InputEnd.terminate) {
      try console.readingKeys { () throws(InputEnd) in throw .terminate }
    }
    #expect(terminal.isInLineMode)
  }

  @Test func takesTheTerminalBackAsItWasLeft() throws {
    let terminal = try PseudoTerminal()
    let program = Descriptor(terminal.program)
    let console = console(input: program, output: program)
    let other = TerminalMode(descriptor: terminal.program)
    console.handingOver {
      other.beginReadingKeys()
      #expect(!terminal.isInLineMode)
    }
    #expect(terminal.isInLineMode)
  }

  @Test func takesPastedLinesWithoutMarks() throws {
    let terminal = try PseudoTerminal()
    let program = Descriptor(terminal.program)
    let console = console(input: program, output: program, environment: ["TERM": "dumb"])
    #expect(console.capabilities.mode == .plain)
    terminal.type("one\n\ntwo\n\n")
    #expect(try console.askLines(until: .emptyLine) == "one\n\ntwo")
    terminal.type("three\n\u{4}")
    #expect(try console.askLines(until: .fullStop) == "three")
    terminal.type("\u{4}")
    #expect(throws: InputEnd.endOfInput) { try console.askLines(until: .fullStop) }
  }

  @Test func fallsBackWhereATerminalDoesNotKnowItsSize() throws {
    let terminal = try PseudoTerminal(columns: 0, rows: 0)
    let program = Descriptor(terminal.program)
    #expect(console(input: program, output: program).size == .usual)
  }
}

extension Descriptor {
  /// All that can be read until the other side is closed.
  fileprivate func readAll() -> String {
    var bytes: [UInt8] = []
    while true {
      let more = read()
      if more.isEmpty { return String(decoding: bytes, as: UTF8.self) }
      bytes += more
    }
  }
}
