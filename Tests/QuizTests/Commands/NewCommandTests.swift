import QuizEngine
import QuizTestSupport
import Testing

/// New questions, as the built program makes them.
@Suite struct NewCommandTests {
  @Test(arguments: Part.Kind.allCases)
  func everyKindValidatesFromTheStart(kind: Part.Kind) throws {
    let folder = try TemporaryFolder()
    let bank = folder("Questions")
    let outcome = try BuiltQuiz.run([
      "new", "first-try", "--kind", kind.rawValue, "--level", "advanced", "--bank", bank,
      "--pack", "mine", "--no-edit",
    ])
    #expect(outcome.termination == .exited(0), "\(outcome.outputText)\(outcome.errorText)")
    let list = try JSON(BuiltQuiz.run(["list", "--json", "--bank", bank]).outputText)
    #expect(list[0]?["id"]?.string == "first-try")
    #expect(list[0]?["level"]?.string == "advanced")
    #expect(list[0]?["pack"]?.string == "mine")
    let quality = try BuiltQuiz.run(["validate", bank, "--no-proof", "--quality", "--strict"])
    #expect(quality.termination == .exited(1))
    #expect(quality.outputText.contains("[unfinished]"))
  }

  @Test func whatIsThereIsKept() throws {
    let folder = try TemporaryFolder()
    let words = ["new", "first-try", "--kind", "explain", "--bank", folder.path, "--no-edit"]
    #expect(try BuiltQuiz.run(words).termination == .exited(0))
    let file = folder("mine/first-try/question.json")
    // A question with errors is in no bank, and yet it is there.
    try LocalFileSystem().write("broken", to: file)
    let again = try BuiltQuiz.run(words)
    #expect(again.termination == .exited(64))
    #expect(again.errorText.contains("there is a question “first-try” already"))
    #expect(try LocalFileSystem().read(file, atMost: 100) == Array("broken".utf8))
  }

  @Test(arguments: ["../up", "A", "a b", "", "-x-", "a--b", "é"])
  func otherNamesAreRefused(id: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltQuiz.run([
      "new", "--kind", "explain", "--bank", folder.path, "--no-edit", "--", id,
    ])
    #expect(outcome.termination == .exited(64))
    #expect(try LocalFileSystem().list(folder.path) == [])
  }

  @Test func withoutABankItSaysWhatToDo() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltQuiz.run(["new", "first-try"], folder: folder.path)
    #expect(outcome.termination == .exited(64))
    #expect(outcome.errorText.contains("--bank FOLDER"))
  }

  @Test(.enabled(if: TerminalStage.isPossible))
  func watchingProvesOnEverySave() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    let child = try terminal.start(
      BuiltQuiz.path, ["new", "first-try", "--kind", "write", "--bank", folder.path, "--watch"],
      environment: [
        "PATH": SharedToolchain.environment["PATH"] ?? "/usr/bin:/bin", "HOME": folder.path,
        "QUIZ_CACHE": SharedToolchain.cacheFolder, "LANG": "C.UTF-8", "TERM": "xterm",
      ])
    var place = try terminal.expect("9 confirmed", within: 60)
    // As editors save: written beside, and renamed.
    try LocalFileSystem().write(
      "func doubled(_ number: Int) -> Int { number }\n",
      to: folder("mine/first-try/solution.swift"))
    place = try terminal.expect("solution-not-accepted", from: place, within: 60)
    try LocalFileSystem().write(
      "func doubled(_ number: Int) -> Int { number + number }\n",
      to: folder("mine/first-try/solution.swift"))
    _ = try terminal.expect("9 confirmed", from: place, within: 60)
    terminal.type("q")
    #expect(child.end(on: terminal) == .exited(0))
    #expect(terminal.isInLineMode)
  }
}
