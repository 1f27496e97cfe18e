import Foundation
import QuizEngine
import QuizTestSupport
import Testing

/// Where the journal stands, and what became of it there.
@Suite struct JournalPlacesTests {
  private let files = LocalFileSystem()

  private func answer(
    _ folder: StudyFolder, _ words: [String] = [], environment: [String: String] = [:]
  ) throws -> ProcessOutcome {
    try folder.quiz(
      ["practice", "--json", "paradigm"] + words, moves: StudyFolder.explain(6),
      environment: environment)
  }

  @Test func marksOfAConflictAreSetAsideAndMended() throws {
    let folder = try StudyFolder()
    #expect(try answer(folder).succeeded)
    let lines = try folder.journal().split(separator: "\n").map(String.init)
    let conflict =
      "<<<<<<< HEAD\n\(lines[0])\n\(lines[1])\n=======\n\(lines[2])\n>>>>>>> other\n"
      + lines[3...].joined(separator: "\n") + "\n{\"v\":1,\"id\":\"to"
    try files.write(conflict, to: folder.journalPath)
    let first = try folder.quiz(["history"])
    #expect(first.outputText.contains("paradigm"))
    #expect(first.errorText.contains("4 damaged lines"))
    #expect(first.errorText.contains("quiz history mend"))
    #expect(try folder.journal() == conflict)
    // Told once as news, and in the history as long as they are there.
    #expect(try folder.quiz([]).errorText.isEmpty)
    #expect(try folder.quiz(["history"]).errorText.contains("4 damaged lines"))
    let mended = try folder.quiz(["history", "mend"])
    #expect(mended.succeeded)
    #expect(mended.outputText.contains("a mark of a git conflict"))
    #expect(try folder.journal() == lines.joined(separator: "\n") + "\n")
    #expect(try folder.quiz(["history"]).errorText.isEmpty)
    #expect(try folder.quiz(["history", "mend"]).outputText.contains("nothing to mend"))
    let aside = try files.read(folder.journalPath + ".damaged", atMost: 1 << 16)
    #expect(
      String(decoding: aside, as: UTF8.self)
        == "<<<<<<< HEAD\n=======\n>>>>>>> other\n{\"v\":1,\"id\":\"to\n")
  }

  @Test func aNewerFormatIsLeftAsItIs() throws {
    let folder = try StudyFolder()
    let future =
      #"{"v":2,"id":"a","time":"2040-01-01T00:00:00.000Z","kind":"grade","new":1}"# + "\n"
    try files.makeFolder(folder.data)
    try files.write(future, to: folder.journalPath)
    for words in [
      [], ["history"], ["history", "mend"], ["history", "undo"], ["stats"], ["resume", "--json"],
      ["review", "--json"], ["practice", "--json", "paradigm"], ["exam", "--json"],
      ["place", "--json"],
    ] {
      let outcome = try folder.quiz(words)
      #expect(outcome.termination == .exited(65), "\(words)")
      #expect(outcome.errorText.contains("newer version of quiz (format 2"), "\(words)")
    }
    #expect(try folder.journal() == future)
  }

  @Test func journalsOfTwoMachinesAreOneWhenJoined() throws {
    let one = try StudyFolder()
    let other = try StudyFolder()
    #expect(try answer(one).succeeded)
    #expect(
      try other.quiz(
        ["practice", "--json", "what-is-an-optional"], moves: StudyFolder.explain(5)
      ).succeeded)
    let joined = try other.journal() + one.journal() + other.journal()
    try files.write(joined, to: one.journalPath)
    let history = try one.quiz(["history", "export", "--format", "csv"])
    #expect(history.errorText.isEmpty)
    let rows = history.outputText.split(separator: "\n").dropFirst()
    #expect(rows.count == 2)
    #expect(rows.first?.contains("paradigm") == true)
    #expect(rows.last?.contains("what-is-an-optional") == true)
    #expect(try one.quiz(["resume"]).termination == .exited(1))
  }

  @Test func linksAndPermissionsStay() throws {
    let folder = try StudyFolder()
    let real = folder.scratch.path + "/git/study.jsonl"
    try files.makeFolder(folder.scratch.path + "/git")
    try files.makeFolder(folder.data)
    try files.write("nonsense\n", to: real)
    try files.setPermissions(0o600, of: real)
    try FileManager.default.createSymbolicLink(
      atPath: folder.journalPath, withDestinationPath: "../git/study.jsonl")
    #expect(try answer(folder).succeeded)
    #expect(try folder.quiz(["history", "mend"]).succeeded)
    #expect(try files.kind(of: folder.journalPath) == .link)
    #expect(try files.permissions(of: real) == 0o600)
    #expect(try folder.entries("grade").count == 1)
  }

  @Test func aFolderWithBlanksAndUmlauts() throws {
    let folder = try StudyFolder()
    let place = folder.scratch.path + "/mein Übungs ordner"
    #expect(try answer(folder, ["--data", place], environment: ["QUIZ_DATA": ""]).succeeded)
    #expect(try files.kind(of: place + "/journal.jsonl") == .regular)
  }

  @Test(arguments: ["", "relative"])
  func aHomeThatIsNoPlaceIsRefused(home: String) throws {
    let folder = try StudyFolder()
    let outcome = try answer(folder, environment: ["HOME": home, "QUIZ_DATA": ""])
    #expect(outcome.termination == .exited(64))
    #expect(outcome.errorText.contains("--data"))
    #expect(outcome.errorText.contains("$QUIZ_DATA"))
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let folder = try StudyFolder()
    // A link into a folder that is not there: nothing can be written at its end.
    try files.makeFolder(folder.data)
    try FileManager.default.createSymbolicLink(
      atPath: folder.journalPath, withDestinationPath: "gone/journal.jsonl")
    let outcome = try answer(folder)
    #expect(outcome.termination == .exited(73))
    #expect(outcome.errorText.contains("Your answers cannot be written"))
    // Told once, and what was graded is kept elsewhere.
    #expect(outcome.errorText.split(separator: "Your answers").count == 2)
    let kept = try #require(
      outcome.errorText.split(whereSeparator: \.isWhitespace).first { $0.hasSuffix(".jsonl;") })
    let rescued = String(kept.dropLast())
    defer { try? files.removeTree(rescued) }
    try files.makeFolder(folder.data + "/gone")
    try files.write(files.read(rescued, atMost: 1 << 16), to: folder.journalPath)
    #expect(try folder.quiz(["history"]).outputText.contains("paradigm"))
    #expect(try folder.quiz(["resume"]).termination == .exited(1))
    #expect(try outcome.events("grade").count == 1)
    #expect(try outcome.events("summary").count == 1)
  }

  @Test func aZoneThatNobodyKnowsIsTold() throws {
    let folder = try StudyFolder()
    let outcome = try folder.quiz([], environment: ["TZ": "Bogus/Zone"])
    #expect(outcome.succeeded)
    #expect(outcome.errorText.contains("Bogus/Zone"))
  }

  @Test func aQuestionThatIsGoneKeepsItsHistory() throws {
    let folder = try StudyFolder()
    let cut = try folder.quiz(
      ["practice", "--json", "paradigm", "what-is-an-optional"],
      moves: StudyFolder.explain(6) + [StudyFolder.next])
    #expect(cut.termination == .exited(1))
    let bank = Checkout.root + "/Questions/errors"
    let resumed = try folder.quiz(["resume", "--json", "--bank", bank])
    #expect(resumed.succeeded)
    #expect(resumed.errorText.contains("1 question of this session cannot be asked"))
    #expect(try folder.quiz(["history"]).outputText.contains("paradigm"))
    let home = try JSON(folder.quiz(["--json", "--bank", bank]).outputText)
    #expect(home["overall"]?["seen"] == 0)
    #expect(try JSON(folder.quiz(["--json"]).outputText)["overall"]?["seen"] == 1)
  }

  @Test func anEntryOfTheFutureIsTold() throws {
    let folder = try StudyFolder()
    #expect(try answer(folder).succeeded)
    let later = try folder.journal().replacing("\"time\":\"20", with: "\"time\":\"30")
    try files.write(later, to: folder.journalPath)
    let home = try folder.quiz([])
    #expect(home.succeeded)
    #expect(home.errorText.contains("entries of the journal lie in the future"))
  }
}
