import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// What was told to be graded is kept, whatever kills the program right afterwards.
@Suite(.serialized) struct KilledSessionTests {
  /// Runs a session until an event of a name came so many times, and kills it at once.
  private func killed(
    _ questions: [String], moves: [String], at event: String, in folder: StudyFolder
  ) throws {
    let terminal = try PseudoTerminal(columns: 200, rows: 24)
    let quiz = try folder.start(["practice", "--json"] + questions, on: terminal)
    var place = try terminal.expect(#""event":"part""#)
    for move in moves {
      terminal.type(move + "\r")
      place = try terminal.expect("\n", from: place)
    }
    try terminal.expect("\"event\":\"\(event)\"")
    quiz.send(SIGKILL)
    #expect(quiz.end(on: terminal) == .signalled(SIGKILL))
  }

  @Test func aSettledPartIsNotAskedAgain() throws {
    let folder = try StudyFolder()
    try killed(
      ["nil-or-none"], moves: [#"{"move": "submit", "answer": "traps"}"#], at: "grade", in: folder)
    let resumed = try folder.quiz(["resume", "--json"], moves: StudyFolder.explain(4))
    #expect(try resumed.events("part").map { $0["part"] } == [2])
    let grade = try #require(try folder.entries("grade").first)
    #expect(grade["parts"]?.array?.map { $0["part"] } == [1, 2])
  }

  @Test func triesAreCountedOn() throws {
    let folder = try StudyFolder()
    let wrong = #"{"move": "submit", "answer": "let a: Int = \"\""}"#
    try killed(["count-uniques"], moves: [wrong], at: "grade", in: folder)
    #expect(try folder.entries("try").first?["part"]?["tries"] == 1)
    let resumed = try folder.quiz(
      ["resume", "--json"], moves: [wrong, #"{"move": "giveUp"}"#])
    #expect(resumed.succeeded)
    let grade = try #require(try folder.entries("grade").first)
    #expect(grade["tries"] == 2)
    #expect(grade["verdict"] == "does-not-compile")
    #expect(grade["rating"] == "again")
  }

  @Test func aHintThatWasShownStaysPaid() throws {
    let folder = try StudyFolder()
    try killed(["paradigm"], moves: [#"{"move": "hint"}"#], at: "hint", in: folder)
    let resumed = try folder.quiz(["resume", "--json"], moves: StudyFolder.explain(6))
    #expect(try resumed.events("hint").count == 1)
    let grade = try #require(try folder.entries("grade").first)
    #expect(grade["hints"] == 1)
    #expect(try #require(grade["points"]?.number) < 6)
    #expect(grade["rating"] == "hard")
  }

  @Test func aQuestionThatWasAnsweredIsOver() throws {
    let folder = try StudyFolder()
    try killed(
      ["paradigm", "what-is-an-optional"], moves: StudyFolder.explain(6), at: "finished",
      in: folder)
    let resumed = try folder.quiz(["resume", "--json"], moves: StudyFolder.explain(5))
    #expect(
      try resumed.events("question").map { $0["question"]?["id"] } == ["what-is-an-optional"])
    #expect(try folder.entries("grade").count == 2)
    #expect(try folder.entries("end").count == 1)
  }
}
