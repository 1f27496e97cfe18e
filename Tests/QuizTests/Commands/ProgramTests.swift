import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// The built program, called as its users call it, without a terminal.
@Suite struct ProgramTests {
  @Test func listsTheBuiltInBankFromAnywhere() throws {
    let outcome = try BuiltQuiz.run(["list", "--json"])
    #expect(outcome.succeeded)
    let entries = try #require(try JSON(outcome.outputText).array)
    #expect(entries.count >= 30)
    #expect(
      entries.first?.keys == [
        "id", "title", "pack", "format", "level", "topics", "minutes", "points", "parts",
      ])
  }

  /// The bank is found by where the program stands, or else by where it was built from.
  @Test(arguments: ["PREFIX/bin", "somewhere else/ü"])
  func findsItsBankWhereverItStands(place: String) throws {
    let scratch = try TemporaryFolder()
    let folder = scratch.path + "/" + place
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Executable.copy(BuiltQuiz.path, to: folder + "/quiz")
    if place.hasPrefix("PREFIX") {
      let bank = scratch.path + "/PREFIX/share/swift-quiz/Questions"
      try FileManager.default.createDirectory(
        atPath: bank + "/core", withIntermediateDirectories: true)
      for name in ["core/pack.json", "core/range-loop"] {
        try FileManager.default.copyItem(
          atPath: Checkout.root + "/Questions/" + name, toPath: bank + "/" + name)
      }
    }
    let outcome = try BuiltQuiz.run(["list", "--json"], program: folder + "/quiz")
    let count = try #require(try JSON(outcome.outputText).array).count
    #expect(place.hasPrefix("PREFIX") ? count == 1 : count > 100)
  }

  @Test func filtersAndSeedsAreObeyed() throws {
    let outcome = try BuiltQuiz.run([
      "list", "--json", "--level=advanced", "--verbal", "--count", "3",
    ])
    let entries = try #require(try JSON(outcome.outputText).array)
    #expect(entries.count == 3)
    #expect(
      entries.allSatisfy { $0["level"]?.string == "advanced" && $0["format"]?.string == "verbal" })
  }

  @Test(arguments: [
    (["lst"], 64, "Did you mean quiz list?"),
    (["list", "--levl", "beginner"], 64, "Did you mean --level?"),
    (["list", "--level", "beginer"], 64, "Did you mean beginner?"),
    (["show", "range-lop"], 64, "Did you mean “range-loop”?"),
    (["list", "--topic", "closure"], 64, "Did you mean “closures”?"),
    (["list", "--bank", "/nowhere"], 65, "/nowhere: error: there is nothing here"),
    (
      ["check", "range-loop", "/nowhere.swift"], 65,
      "cannot read /nowhere.swift: there is no such file"
    ),
    (["check", "nil-or-none", "-"], 64, "say which: “--part 1” to “--part 2”"),
    (
      ["check", "range-loop", "-", "--swift", "/nowhere/swiftc"], 69,
      "there is no compiler at /nowhere/swiftc"
    ),
    (["export", "--bundle", "/nowhere/x.json"], 73, "cannot write /nowhere/x.json"),
    (["export", "--bundle", "/etc/passwd"], 73, "/etc/passwd is there already"),
  ])
  func saysWhatIsWrong(words: [String], status: Int32, message: String) throws {
    let outcome = try BuiltQuiz.run(words, input: "for i in 0..<3 {}\n")
    #expect(outcome.termination == .exited(status))
    #expect(outcome.errorText.contains(message), "\(outcome.errorText)")
    #expect(outcome.outputText == "")
  }

  @Test func withoutACompilerItSaysHowToGetOne() throws {
    let outcome = try BuiltQuiz.run(
      ["check", "range-loop", "-"], input: "let x = 1\n", environment: ["PATH": "/nowhere"])
    #expect(outcome.termination == .exited(69))
    #expect(outcome.errorText.contains("https://www.swift.org/install"))
    #expect(outcome.errorText.contains("“quiz list”, “quiz show” and “quiz search” still work"))
    #expect(try BuiltQuiz.run(["list"], environment: ["PATH": "/nowhere"]).succeeded)
  }

  @Test(arguments: [
    ("", "the answer is empty"), (" \n\t\n", "the answer is empty"),
    ("a\0b", "holds a NUL character (line 1)"),
    (String(repeating: "x", count: 65537), "at most 65536 are taken"),
  ])
  func refusesWhatIsNoAnswer(input: String, message: String) throws {
    let outcome = try BuiltQuiz.run(["check", "range-loop", "-"], input: input)
    #expect(outcome.termination == .exited(65))
    #expect(outcome.errorText.contains(message), "\(outcome.errorText)")
  }

  @Test func checkKeepsItsContract() throws {
    let answer = try String(
      decoding: LocalFileSystem().read(
        Checkout.root + "/Tests/Answers/count-uniques/1/right-1.swift", atMost: 65536),
      as: UTF8.self)
    let outcome = try BuiltQuiz.run(["check", "count-uniques", "-", "--json"], input: answer)
    let grade = try JSON(outcome.outputText)
    #expect(outcome.termination == .exited(0))
    #expect(grade["verdict"] == "accepted")
    #expect(grade["question"] == "count-uniques")
    #expect(grade["part"] == 1)
    #expect(grade["points"] == grade["of"])
    #expect(grade["compiler"]?.string?.hasPrefix("Swift version") == true)
    for key in ["checks", "diagnostics", "rules", "output", "seconds", "sandbox", "feedback"] {
      #expect(grade.keys?.contains(key) == true, "\(key)")
    }
    #expect(grade["checks"]?[0]?.keys?.contains("expected") == true)
  }

  @Test func aRecognisedMistakeGetsItsFeedback() throws {
    let mistake = try String(
      decoding: LocalFileSystem().read(
        Checkout.root + "/Questions/core/range-loop/mistake-closed-range.swift", atMost: 65536),
      as: UTF8.self)
    let outcome = try BuiltQuiz.run(["check", "range-loop", "-", "--json"], input: mistake)
    #expect(outcome.termination == .exited(1))
    #expect(try JSON(outcome.outputText)["feedback"]?.string?.isEmpty == false)
  }

  @Test func practiceReadsPlainLinesWithoutATerminal() throws {
    let outcome = try BuiltQuiz.run(
      ["practice", "closures-are", "--seed", "1"], input: "p\n1 2 3\n.\nl\ny\nn\ny\ny\ny\ny\n\n")
    #expect(outcome.outputText.contains("Question 1 of 1"))
    #expect(outcome.outputText.contains("Summary"))
    #expect(!outcome.outputText.contains("\u{1B}"))
  }

  @Test func theEndOfInputEndsTheSession() throws {
    let outcome = try BuiltQuiz.run(["practice", "--count", "2", "--seed", "1"])
    #expect(outcome.termination == .exited(1))
    #expect(outcome.outputText.contains("0 of 2 questions answered"))
  }

  @Test func aProgramCanDriveASession() throws {
    let outcome = try BuiltQuiz.run(
      ["practice", "--json", "what-is-an-optional"],
      input: """
        {"move": "hint"}
        {"move": "nonsense"}
        not json
        {"move": "explain", "answer": "It may hold a value or nil."}
        {"move": "tick", "points": [99]}
        {"move": "tick", "points": [1, 2]}

        """)
    let events = try outcome.outputText.split(separator: "\n").map { try JSON(String($0)) }
    #expect(
      events.compactMap { $0["event"]?.string } == [
        "session", "question", "part", "hint", "refused", "refused", "answer", "rubric", "refused",
        "grade", "finished", "summary",
      ])
    #expect(outcome.termination == .exited(0))
  }

  @Test func aBrokenBankIsToldInFull() throws {
    let folder = try TemporaryFolder()
    let files = LocalFileSystem()
    try files.makeFolder(folder.path + "/mine/a question")
    try files.makeFolder(folder.path + "/mine/good-id")
    try files.write(
      "{\"title\": \"T\", \"sumary\": \"S\", \"license\": \"MIT\"}",
      to: folder.path + "/mine/pack.json")
    try files.write("{}", to: folder.path + "/mine/a question/question.json")
    try files.write("{\"title\": 3,}", to: folder.path + "/mine/good-id/question.json")
    let outcome = try BuiltQuiz.run(["validate", folder.path])
    #expect(outcome.termination == .exited(65))
    #expect(outcome.outputText.contains("pack.json:1:16: error"))
    #expect(outcome.outputText.contains("summary"))
    #expect(outcome.outputText.contains("good-id/question.json:1:"))
    let list = try BuiltQuiz.run(["list", "--bank", folder.path])
    #expect(list.termination == .exited(65))
  }
}
