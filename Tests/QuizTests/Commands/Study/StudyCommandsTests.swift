import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// What a candidate studies stays, however a session ends.
@Suite struct StudyCommandsTests {
  private func quiz(
    _ words: [String], input: String = "", in data: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> ProcessOutcome {
    var environment = environment
    environment["QUIZ_DATA"] = data.path + "/data"
    return try BuiltQuiz.run(words, input: input, environment: environment)
  }

  private func events(_ outcome: ProcessOutcome) throws -> [JSON] {
    try outcome.outputText.split(separator: "\n").map { try JSON(String($0)) }
  }

  /// Answers an explanation in full, whatever it asks.
  private let explained = """
    {"move": "explain", "answer": ""}
    {"move": "tick", "points": [1, 2]}

    """

  @Test func whatWasGradedBeforeTheEndOfInputIsKept() throws {
    let data = try TemporaryFolder()
    let cut = try quiz(
      ["practice", "--json", "paradigm", "what-is-an-optional"], input: explained, in: data)
    #expect(cut.termination == .exited(1))
    #expect(cut.errorText.contains("quiz resume"))
    let home = try quiz(["--json"], in: data)
    #expect(try JSON(home.outputText)["nextStep"]?["step"] == "resume")
    let resumed = try quiz(["resume", "--json"], input: explained, in: data)
    let questions = try events(resumed).filter { $0["event"] == "question" }
    #expect(questions.map { $0["question"]?["id"] } == ["what-is-an-optional"])
    #expect(resumed.termination == .exited(0))
    let history = try quiz(["history"], in: data)
    #expect(history.outputText.contains("paradigm"))
    #expect(history.outputText.contains("what-is-an-optional"))
    #expect(try quiz(["resume"], in: data).termination == .exited(1))
  }

  @Test func aKillInTheMiddleOfAQuestionLosesNoPart() throws {
    let data = try TemporaryFolder()
    // The first of two parts is answered; then the input ends in the middle of the question.
    let cut = try quiz(
      ["practice", "--json", "nil-or-none"],
      input: "{\"move\": \"submit\", \"answer\": \"traps\"}\n",
      in: data)
    #expect(try events(cut).contains { $0["event"] == "grade" })
    let resumed = try quiz(["resume", "--json"], input: explained, in: data)
    let parts = try events(resumed).filter { $0["event"] == "part" }
    #expect(parts.map { $0["part"] } == [2])
  }

  /// Its plan names no questions: they are drawn from all as it goes.
  @Test func aPlacementGoesOn() throws {
    let data = try TemporaryFolder()
    for command in ["place", "resume"] {
      let cut = try quiz([command, "--json"], in: data)
      #expect(cut.termination == .exited(1), "\(cut.errorText)")
      #expect(try events(cut).contains { $0["event"] == "question" })
    }
  }

  @Test func aQuestionThatIsNamedIsAskedThoughAnotherIsBroken() throws {
    let data = try TemporaryFolder()
    let bank = data.path + "/bank"
    try FileManager.default.copyItem(atPath: Checkout.root + "/Tests/Screens/bank", toPath: bank)
    try LocalFileSystem().write("{}", to: bank + "/core/closures-are/question.json")
    for words in [["practice", "range-loop", "--json"], ["resume", "--json"]] {
      let cut = try quiz(words + ["--bank", bank], in: data)
      #expect(cut.termination == .exited(1), "\(cut.errorText)")
      let asked = try events(cut).filter { $0["event"] == "question" }
      #expect(asked.map { $0["question"]?["id"] } == ["range-loop"])
    }
    // What else is wanted can only be told by all of them.
    for words in [[], ["range-loop", "--level", "advanced"], ["range-loops"]] {
      let refused = try quiz(["practice"] + words + ["--bank", bank], in: data)
      #expect(refused.termination == .exited(65), "\(words)")
    }
  }

  @Test func aSessionThatCannotBeginLeavesNoneBehind() throws {
    let data = try TemporaryFolder()
    let outcome = try quiz(
      ["practice", "--json", "count-uniques", "--swift", data.path + "/none"], in: data)
    #expect(outcome.termination == .exited(69))
    #expect(try quiz(["resume"], in: data).termination == .exited(1))
  }

  @Test func undoTakesTheLastGradeBack() throws {
    let data = try TemporaryFolder()
    _ = try quiz(["practice", "--json", "paradigm"], input: explained, in: data)
    #expect(try quiz(["history"], in: data).outputText.contains("paradigm"))
    let undo = try quiz(["history", "undo"], in: data)
    #expect(undo.outputText.contains("Took the grade of paradigm back."))
    #expect(try quiz(["history"], in: data).outputText.contains("Nothing was answered yet."))
    #expect(try quiz(["history", "undo"], in: data).termination == .exited(1))
  }

  @Test func anExamTellsNothingBeforeItsEnd() throws {
    let data = try TemporaryFolder()
    let exam = try quiz(
      ["exam", "--json", "paradigm", "closures-are", "--seed", "3", "--pass", "0.9"],
      input: """
        {"move": "submit", "answer": "wrong"}
        {"move": "skip"}
        {"move": "skip"}

        """, in: data)
    let names = try events(exam).compactMap { $0["event"]?.string }
    #expect(names.last == "exam")
    #expect(!names.contains("grade"))
    #expect(!names.contains("answer"))
    #expect(try events(exam).last?["passed"] == false)
  }

  @Test func aBlueprintThatCannotBeFilledSaysWhatIsMissing() throws {
    let data = try TemporaryFolder()
    let exam = try quiz(["exam", "--blueprint", "beginner=900"], in: data)
    #expect(exam.termination == .exited(64))
    #expect(exam.errorText.contains("beginner"))
    #expect(try quiz(["exam", "--blueprint", "beginner"], in: data).termination == .exited(64))
  }

  @Test func placementFindsALevel() throws {
    let data = try TemporaryFolder()
    let moves = String(
      repeating: "{\"move\": \"giveUp\"}\n{\"move\": \"giveUp\"}\n{\"move\": \"next\"}\n", count: 60
    )
    let place = try quiz(["place", "--json", "--seed", "5"], input: moves, in: data)
    let last = try #require(try events(place).last { $0["event"] == "placement" })
    #expect(last["level"] == "beginner")
    #expect(try events(place).count { $0["event"] == "question" } <= 12)
  }

  @Test func settingsAreKeptAndBadOnesRefused() throws {
    let data = try TemporaryFolder()
    let set = try quiz(["settings", "--interview", "2030-02-28", "--new", "3", "--json"], in: data)
    #expect(try JSON(set.outputText)["interview"] == "2030-02-28")
    #expect(try JSON(quiz(["settings", "--json"], in: data).outputText)["newPerDay"] == 3)
    #expect(
      try quiz(["settings", "--interview", "2030-02-30"], in: data).termination == .exited(64))
    #expect(try quiz(["settings", "--retention", "2"], in: data).termination == .exited(64))
    let path = data.path + "/data/settings.json"
    try LocalFileSystem().write("{\"interviw\": \"2030-01-01\"}", to: path)
    let broken = try quiz([], in: data)
    #expect(broken.termination == .exited(65))
    #expect(broken.errorText.contains("settings.json"))
    #expect(broken.errorText.contains("interviw"))
  }

  @Test func aDamagedJournalKeepsItsGoodLines() throws {
    let data = try TemporaryFolder()
    _ = try quiz(["practice", "--json", "paradigm"], input: explained, in: data)
    let path = data.path + "/data/journal.jsonl"
    let files = LocalFileSystem()
    let good = String(decoding: try files.read(path, atMost: 1 << 20), as: UTF8.self)
    try files.write("<<<<<<< HEAD\n" + good + "{\"v\":1,\"id\":\"torn", to: path)
    let home = try quiz(["history"], in: data)
    #expect(home.outputText.contains("paradigm"))
    #expect(home.errorText.contains("2 damaged lines"))
    try files.write(good.replacing("\"v\":1", with: "\"v\":99"), to: path)
    let future = try quiz(["history"], in: data)
    #expect(future.termination == .exited(65))
    #expect(
      try files.read(path, atMost: 1 << 20).count == good.utf8.count
        + good.split(separator: "\n").count)
  }

  @Test func withoutAHomeItAsksForAFolder() throws {
    let outcome = try BuiltQuiz.run(["history"], environment: ["HOME": "", "QUIZ_DATA": ""])
    #expect(outcome.termination == .exited(64))
    #expect(outcome.errorText.contains("$QUIZ_DATA"))
  }

  @Test func theProgressPageHoldsEverythingItself() throws {
    let data = try TemporaryFolder()
    _ = try quiz(["practice", "--json", "paradigm"], input: explained, in: data)
    let page = data.path + "/page.html"
    #expect(try quiz(["stats", "--html", page], in: data).succeeded)
    let text = String(decoding: try LocalFileSystem().read(page, atMost: 1 << 22), as: UTF8.self)
    #expect(text.contains("<svg"))
    #expect(!text.contains("<script"))
    #expect(!text.contains("src="))
    #expect(try quiz(["stats", "--html", page], in: data).termination == .exited(73))
    #expect(try quiz(["stats", "--html", page, "--force"], in: data).succeeded)
  }
}
