import Foundation
import QuizTestSupport
import Testing

@Suite(
  .enabled(if: TerminalStage.isPossible),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "needs bash"),
  .serialized)
struct JobControlTests {
  private let call = TerminalStage.call.joined(separator: " ") + "\n"

  @Test func stopsOnControlZAndGoesOn() throws {
    let stage = try TerminalStage()
    let shell = try stage.startShell("ask")
    let terminal = stage.terminal
    terminal.type(call)
    var place = try terminal.expect("Word: ")
    terminal.type("abc")
    place = try terminal.expect("Word: abc", from: place)
    #expect(!terminal.isInLineMode)
    terminal.type("\u{1A}")
    place = try terminal.expect("Stopped", from: place)
    place = try terminal.expect("ready$ ", from: place)
    #expect(terminal.isInLineMode)
    terminal.type("fg\n")
    place = try terminal.expect("Word: abc", from: place)
    #expect(!terminal.isInLineMode)
    terminal.type("d\r")
    place = try terminal.expect("<abcd>", from: place)
    terminal.type("\u{3}")
    place = try terminal.expect("<ended interrupt>", from: place)
    place = try terminal.expect("ready$ ", from: place)
    terminal.type("echo status $?\n")
    try terminal.expect("status 130", from: place)
    #expect(terminal.isInLineMode)
    terminal.type("exit\n")
    #expect(shell.end(on: terminal) == .exited(0))
  }

  @Test func stopsTogetherWithAnEditor() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let editor = try scratch.script("read word; echo \"$word\" >\"$1\"")
    let file = try scratch.file("answer.swift", "let a = 1\n")
    let stage = try TerminalStage()
    let shell = try stage.startShell("edit", ["EDITOR": editor, "QUIZ_FILE": file])
    let terminal = stage.terminal
    terminal.type(call)
    try terminal.expect("editing")
    #expect(terminal.isInLineMode)
    terminal.type("\u{1A}")
    var place = try terminal.expect("Stopped")
    place = try terminal.expect("ready$ ", from: place)
    // The shell waits for the job alone: a moment later the editor could still read a key.
    let id = try scratch.contents("answer.swift.id").trimmingCharacters(in: .newlines)
    let deadline = ContinuousClock.now.advanced(by: .seconds(20))
    while try !String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8).contains(") T ") {
      try #require(ContinuousClock.now < deadline)
    }
    terminal.type("fg\n")
    place = try terminal.expect("ConsoleScenario", from: place)
    terminal.type("let b = 2\n")
    place = try terminal.expect("<changed>", from: place)
    place = try terminal.expect("Word: ", from: place)
    #expect(!terminal.isInLineMode)
    #expect(try scratch.contents("answer.swift") == "let b = 2\n")
    terminal.type("x\r")
    place = try terminal.expect("<x>", from: place)
    place = try terminal.expect("ready$ ", from: place)
    terminal.type("exit\n")
    #expect(shell.end(on: terminal) == .exited(0))
  }
}
