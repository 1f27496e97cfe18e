import QuizEngine
import QuizTestSupport
import Testing

/// Proofs as the built program does them, in a bank that git keeps.
@Suite struct ValidateCommandTests {
  private let folder: TemporaryFolder
  private let files = LocalFileSystem()

  init() throws {
    folder = try TemporaryFolder()
    for name in ["one", "two"] {
      let made = try BuiltQuiz.run([
        "new", name, "--kind", "choose", "--bank", folder("Questions"), "--no-edit",
      ])
      #expect(made.termination == .exited(0))
    }
  }

  private func quiz(_ words: String..., environment: [String: String] = [:]) throws
    -> ProcessOutcome
  {
    try BuiltQuiz.run(["validate"] + words, folder: folder.path, environment: environment)
  }

  @discardableResult
  private func git(_ words: String...) throws -> ProcessOutcome {
    let git = try #require(
      (SharedToolchain.environment["PATH"] ?? "").split(separator: ":")
        .map { PathName.join(String($0), "git") }.first(where: FilePath.isExecutable))
    return try SystemProcessRunner().run(
      ProcessRequest(
        executable: git,
        arguments: ["-c", "user.name=n", "-c", "user.email=e@example.com"] + words,
        environment: Environment(["HOME": folder.path, "PATH": "/usr/bin:/bin"]),
        workingDirectory: folder.path, inputFile: nil, control: nil,
        limits: ProcessLimits(
          wallSeconds: 60, silenceSeconds: nil, cpuSeconds: 60, memoryBytes: nil,
          outputBytes: 1 << 20, fileBytes: 1 << 26, openFiles: 256), sweep: .group))
  }

  private func questions(_ outcome: ProcessOutcome) throws -> Int? {
    try JSON(outcome.outputText)["questions"]?.integer
  }

  @Test func onlyWhatChangedIsProved() throws {
    let outside = try quiz("Questions", "--changed")
    #expect(outside.termination == .exited(64))
    try git("init", "-q")
    // Before the first commit everything is new.
    #expect(try questions(quiz("Questions", "--changed", "--format", "json")) == 2)
    try git("add", ".")
    try git("commit", "-qm", "one")
    #expect(try questions(quiz("Questions", "--changed", "--format", "json")) == 0)
    let file = folder("Questions/mine/two/question.json")
    let text = String(decoding: try files.read(file, atMost: 65536), as: UTF8.self)
    try files.write(text.replacing("another one", with: "a third one"), to: file)
    #expect(try questions(quiz("Questions", "--changed", "--format", "json")) == 1)
    try git("commit", "-qam", "two")
    #expect(try questions(quiz("Questions", "--changed", "--format", "json")) == 0)
    #expect(try questions(quiz("Questions", "--changed", "HEAD~1", "--format", "json")) == 1)
    #expect(try questions(quiz("Questions", "--since", "HEAD~1", "--format", "json")) == 1)
    let unknown = try quiz("Questions", "--since", "nowhere")
    #expect(unknown.termination == .exited(64))
    #expect(unknown.errorText.contains("git knows no revision “nowhere”"))
  }

  @Test func aBankInOneFileIsComparedByItsQuestions() throws {
    let export = [
      "export", "--bank", folder("Questions"), "--force", "--bundle", folder("bank.json"),
    ]
    #expect(try BuiltQuiz.run(export).succeeded)
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "one")
    let file = folder("Questions/mine/two/question.json")
    let text = String(decoding: try files.read(file, atMost: 65536), as: UTF8.self)
    try files.write(text.replacing("another one", with: "a third one"), to: file)
    #expect(try BuiltQuiz.run(export).succeeded)
    #expect(try questions(quiz("bank.json", "--changed", "--format", "json")) == 1)
  }

  @Test func formsGoToFilesAndTextToTheScreen() throws {
    let outcome = try quiz("Questions", "--format", "junit", "--output", "out.xml")
    #expect(outcome.outputText.hasPrefix("ok: 2 questions"))
    let xml = String(decoding: try files.read(folder("out.xml"), atMost: 65536), as: UTF8.self)
    #expect(xml.hasPrefix("<?xml"))
    let nowhere = try quiz("Questions", "--format", "tap", "--output", "/nowhere/out.tap")
    #expect(nowhere.termination == .exited(73))
  }

  @Test func gitHubGetsAPageForTheStep() throws {
    try files.write("{}", to: folder("Questions/mine/one/question.json"))
    let outcome = try quiz(
      "Questions", "--format", "github",
      environment: ["GITHUB_STEP_SUMMARY": folder("summary.md")])
    #expect(outcome.termination == .exited(65))
    #expect(
      outcome.outputText.hasPrefix("::error file=Questions/mine/one/question.json,line=1,col=1,"))
    let page = String(decoding: try files.read(folder("summary.md"), atMost: 65536), as: UTF8.self)
    #expect(page.hasPrefix("## Proof of the bank"))
  }

  @Test(arguments: [
    (["--merge"], 64, "FILE"), (["--merge", "x.json", "--shard", "1/2"], 64, "--merge"),
    (["--merge", "x.json"], 65, "x.json"), (["Questions", "--shard", "3/2"], 64, "--shard"),
    (["Questions", "--shard", "auto"], 64, "no variable"),
    (["Questions", "--jobs", "0"], 64, "jobs"),
  ])
  func whatMakesNoSenseIsSaid(words: [String], status: Int32, text: String) throws {
    let outcome = try BuiltQuiz.run(["validate"] + words, folder: folder.path)
    #expect(outcome.termination == .exited(status))
    #expect(outcome.errorText.contains(text), "\(outcome.errorText)")
  }
}
