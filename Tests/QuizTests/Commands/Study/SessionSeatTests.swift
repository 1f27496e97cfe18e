import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// One session at a time, on real processes.
@Suite(.serialized) struct SessionSeatTests {
  @Test(arguments: ["practice", "review", "exam", "place", "resume"])
  func aSecondSessionIsToldWhoHasTheFirst(command: String) throws {
    let folder = try StudyFolder()
    let terminal = try PseudoTerminal(columns: 200, rows: 24)
    let first = try folder.start(["practice", "--json", "paradigm"], on: terminal)
    try terminal.expect(#""event":"part""#)
    let second = try folder.quiz([command, "--json"])
    #expect(second.termination == .exited(69))
    #expect(second.outputText.isEmpty)
    #expect(second.errorText.contains("“quiz practice”, process \(first.id), for"))
    #expect(second.errorText.contains("“quiz resume”"))
    #expect(try folder.entries("begin").count == 1)
    // Looking is allowed, and another folder is free.
    #expect(try folder.quiz(["history"]).succeeded)
    let other = try folder.quiz(
      ["practice", "--json", "paradigm"], moves: [#"{"move": "quit"}"#],
      environment: ["QUIZ_DATA": folder.scratch.path + "/other"])
    #expect(other.succeeded)
    terminal.type("{\"move\": \"quit\"}\r")
    #expect(first.end(on: terminal) == .exited(0))
    #expect(try folder.quiz(["resume", "--json"]).termination == .exited(1))
  }

  @Test func theSeatOfAKilledSessionIsFree() throws {
    let folder = try StudyFolder()
    let terminal = try PseudoTerminal(columns: 200, rows: 24)
    let first = try folder.start(["practice", "--json", "paradigm"], on: terminal)
    try terminal.expect(#""event":"part""#)
    first.send(SIGKILL)
    #expect(first.end(on: terminal) == .signalled(SIGKILL))
    let resumed = try folder.quiz(["resume", "--json"], moves: StudyFolder.explain(6))
    #expect(resumed.succeeded)
    #expect(try folder.entries("begin").count == 1)
    #expect(try folder.entries("grade").count == 1)
  }
}
