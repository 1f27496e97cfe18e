import QuizEngine
import QuizTestSupport
import Testing

/// `quiz takehome`, as it was built, with the real compiler.
@Suite struct TakehomeCommandTests {
  private let folder: TemporaryFolder
  private let files = LocalFileSystem()

  init() throws { folder = try TemporaryFolder() }

  private func quiz(_ words: [String]) throws -> ProcessOutcome {
    try BuiltQuiz.run(["takehome"] + words, folder: folder.path)
  }

  private func solve(_ name: String, _ text: String) throws {
    _ = try quiz(["new", "range-loop", "--seed", "1", "--output", name])
    let path = folder("\(name)/Sources/Question1/Question1.swift")
    try files.write(text, to: path)
  }

  private func solution(_ name: String) throws -> String {
    String(
      decoding: try files.read(
        Checkout.root + "/Questions/core/range-loop/\(name).swift", atMost: 65536), as: UTF8.self)
  }

  @Test func aBatchIsGradedAndTheSameAgain() throws {
    try solve("in/ann", try solution("solution"))
    try solve("in/bob", try solution("mistake-from-one"))
    try solve("in/=cyd", "let nonsense: Int = \"x\"\n")
    _ = try quiz(["new", "range-loop", "--seed", "1", "--output", "in/dan"])
    let words = ["grade", "in", "--output", "out", "--sandbox", "auto"]
    let outcome = try quiz(words)
    #expect(outcome.termination == .exited(0), "\(outcome.errorText)")
    let table = try text("out/table.csv")
    let rows = table.split(separator: "\r\n").map { $0.prefix { $0 != "," } }
    #expect(rows == ["candidate", "'=cyd", "ann", "bob", "dan"])
    #expect(table.contains("\r\nann,6,6,0,no,6,\r\n"))
    #expect(table.contains("\r\ndan,0,6,0,no,0,\r\n"))
    let report = try JSON(try text("out/candidates/_cyd.json"))
    #expect(report["tasks"]?[0]?["grade"]?["verdict"] == "does-not-compile")
    #expect(try text("out/candidates/dan.md").contains("left unchanged"))
    let before = try reports()
    #expect(try quiz(words).succeeded)
    #expect(try reports() == before)
    try files.removeTree(folder("out"))
    #expect(try quiz(words + ["--jobs", "1"]).succeeded)
    #expect(try reports() == before)
  }

  /// What the compiler could do to the work of somebody else it never gets to see.
  @Test(.enabled(if: SharedToolchain.sandbox.protects, "needs a sandbox"))
  func everyCompileHasASandboxOfItsOwn() throws {
    let watched = try TemporaryFolder()
    let sandbox = try #require(try WatchedSandbox(in: watched.path))
    // What is the same is graded once.
    try solve("in/ann", try solution("solution"))
    try solve("in/bob", try solution("mistake-from-one"))
    let outcome = try BuiltQuiz.run(
      ["takehome", "grade", "in", "--output", "out"], folder: folder.path,
      environment: ["PATH": sandbox.path])
    #expect(outcome.succeeded, "\(outcome.errorText)")
    let calls = sandbox.calls
    #expect(calls.count { $0.contains("/swift-frontend") } == 4, "\(calls)")
    #expect(!calls.contains { $0.contains("/resident ") })
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try files.read(folder(path), atMost: 1 << 20), as: UTF8.self)
  }

  private func reports() throws -> [String: String] {
    var found: [String: String] = [:]
    for name in try files.list(folder("out/candidates")) {
      found[name] = try text("out/candidates/\(name)")
    }
    found["table.csv"] = try text("out/table.csv")
    found["table.html"] = try text("out/table.html")
    return found
  }

  @Test func whatCannotBeReadIsTold() throws {
    try solve("ann", try solution("solution"))
    try files.write("no archive", to: folder("bob.zip"))
    let outcome = try quiz(
      ["grade", "ann", "bob.zip", "nobody", "--json", "--sandbox", "auto"])
    #expect(outcome.termination == .exited(1), "\(outcome.errorText)")
    let reports = try JSON(outcome.outputText)
    #expect(reports.array?.map { $0["candidate"]?.string } == ["ann", "bob", "nobody"])
    #expect(reports[0]?["points"] == 6)
    #expect(reports[2]?["findings"]?[0]?.string?.contains("there is nothing at nobody") == true)
  }

  @Test func aFolderIsNotWrittenInto() throws {
    try files.makeFolder(folder("mine"))
    try files.write("x", to: folder("mine/x"))
    let refused = try quiz(["new", "range-loop", "--output", "mine", "--force"])
    #expect(refused.termination == .exited(73))
    #expect(refused.errorText.contains("mine holds other files"))
    #expect(try quiz(["new", "range-loop", "--output", "th"]).succeeded)
    #expect(try quiz(["new", "range-loop", "--output", "th"]).termination == .exited(73))
    try files.write("let answer = 1", to: folder("th/Sources/Question1/Old.swift"))
    #expect(try quiz(["new", "range-loop", "--output", "th", "--force"]).succeeded)
    #expect(try files.kind(of: folder("th/Sources/Question1/Old.swift")) == nil)
  }

  /// Builds the package as a candidate would, which takes a minute.
  @Test(
    .enabled(
      if: SharedToolchain.environment.nonEmpty("QUIZ_SLOW_TESTS") != nil,
      "takes a minute; QUIZ_SLOW_TESTS=1 runs it"))
  func candidatesCanRunTheTests() throws {
    try solve("ann", try solution("solution"))
    let swift = try #require(
      (SharedToolchain.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
        .first(where: FilePath.isExecutable))
    let run = { () throws in
      try SystemProcessRunner().run(
        ProcessRequest(
          executable: swift, arguments: ["test", "--disable-sandbox"],
          environment: SharedToolchain.environment, workingDirectory: folder("ann"),
          inputFile: nil, control: nil,
          limits: ProcessLimits(
            wallSeconds: 900, silenceSeconds: nil, cpuSeconds: 900, memoryBytes: nil,
            outputBytes: 8 << 20, fileBytes: 1 << 30, openFiles: 1024),
          sweep: .descendants))
    }
    let good = try run()
    #expect(good.succeeded, "\(good.outputText)\(good.errorText)")
    try files.write(
      try solution("mistake-from-one"), to: folder("ann/Sources/Question1/Question1.swift"))
    #expect(!(try run()).succeeded)
  }
}
