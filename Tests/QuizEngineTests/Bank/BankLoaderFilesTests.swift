import QuizEngine
import QuizTestSupport
import Testing

/// Files and folders that are not as they should be.
@Suite struct BankLoaderFilesTests {
  private static let file = SampleBank.file
  private static let folder = SampleBank.folder
  private static let code = folder + "/solution.swift"

  /// What is put where, and the only finding that has to come of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var entry: InMemoryEntry
    var path: String
    var finding: String
    var testDescription: String { finding }

    init(_ entry: InMemoryEntry, at path: String, _ finding: String) {
      self.entry = entry
      self.path = path
      self.finding = finding
    }

    init(_ text: String, at path: String, _ finding: String) {
      self.init(.file(Array(text.utf8)), at: path, finding)
    }
  }

  @Test(arguments: [
    Case(.file([]), at: file, "\(file):1:1 empty-file"),
    Case(.file([0x7B, 0xFF]), at: file, "\(file):1:2 not-utf-8"),
    Case(.folder, at: file, "\(file) not-a-regular-file"),
    Case(.pipe, at: file, "\(file) not-a-regular-file"),
    Case(.link(to: "/etc/passwd"), at: file, "\(file) link-leads-out"),
    Case(.link(to: "nowhere"), at: file, "\(file) missing-file"),
    Case(
      .file(Array(repeating: 0x20, count: 1 << 20 + 1)), at: file, "\(file) file-too-big"),
    Case(.file(Array("let é = 1\n\"".utf8) + [0xE9]), at: code, "\(code):2:2 not-utf-8"),
    Case(" \n\t\n", at: code, "\(code) empty-file"),
    Case("let a = 1\r\nlet b = \"\u{1B}[2J\"", at: code, "\(code):2 control-character"),
    Case("let a = \"\u{0}\"", at: code, "\(code):1 control-character"),
    Case(.link(to: "/etc/passwd"), at: code, "\(code) link-leads-out"),
    Case(.link(to: "solution.swift"), at: code, "\(code) unreadable-file"),
    Case(.pipe, at: code, "\(code) not-a-regular-file"),
    Case(
      .file(Array(repeating: 0x61, count: 1 << 20 + 1)), at: code, "\(code) file-too-big"),
    Case("x", at: folder + "/notes.txt", "\(folder)/notes.txt unused-file"),
    Case("x", at: folder + "/extra/a.swift", "\(folder)/extra stray-entry"),
    Case(
      "let a = 1", at: folder + "/Solution.swift",
      "\(folder)/Solution.swift unused-file\n\(folder)/solution.swift same-name-in-other-case"),
    Case("x", at: "Questions/sample/notes.txt", "Questions/sample/notes.txt stray-entry"),
    Case(
      .folder, at: "Questions/sample/later", "Questions/sample/later/question.json missing-file"),
    Case(.folder, at: "Questions/later", "Questions/later not-a-pack"),
    Case("{}", at: "Questions/later/a/question.json", "Questions/later missing-file"),
    Case(.link(to: "/etc"), at: "Questions/later", "Questions/later link-leads-out"),
    Case("[]", at: "Questions/sample/pack.json", "Questions/sample/pack.json:1:1 wrong-type"),
    Case("", at: "Questions/sample/pack.json", "Questions/sample/pack.json:1:1 empty-file"),
  ])
  func tellsWhatIsWrong(with example: Case) throws {
    let sample = try SampleBank()
    sample.files.put(.file(Array("root".utf8)), at: "/etc/passwd")
    if example.entry == .pipe || example.entry == .folder {
      try sample.files.removeTree(example.path)
    }
    sample.files.put(example.entry, at: example.path)
    let findings = sample.loader.load(["Questions"]).findings
    let told = findings.map { "\($0.place) \($0.rule.name)" }.sorted()
    // A file that three parts name is in trouble once for each of them.
    #expect(Set(told).sorted().joined(separator: "\n") == example.finding)
  }

  @Test(arguments: [
    "readme.md", "README", "LICENSE.txt", ".DS_Store", ".git/config",
  ])
  func leavesFilesForPeopleAlone(name: String) throws {
    let sample = try SampleBank()
    sample.put("x", at: "Questions/sample/\(name)")
    sample.put("x", at: "Questions/\(name)")
    #expect(sample.load().findings == [])
  }

  @Test func followsLinksThatStayInside() throws {
    let sample = try SampleBank()
    let text = try #require(sample.files.text(at: Self.code))
    sample.put(text, at: "Questions/sample/.shared/solution.swift")
    sample.files.put(.link(to: "../.shared/solution.swift"), at: Self.code)
    let before = try SampleBank().load().bank
    #expect(sample.load().bank == before)
  }

  @Test func tellsWhatMayNotBeRead() throws {
    let sample = try SampleBank()
    sample.files.lock(Self.code)
    let findings = sample.load().findings
    #expect(Set(findings.map(\.rule.name)) == ["unreadable-file"])
    #expect(findings.first?.message.contains("permission denied") == true)
  }

  @Test(arguments: ["\r\n", "\r"])
  func takesEveryKindOfLineEnd(end: String) throws {
    let sample = try SampleBank()
    let before = sample.load().bank
    for path in sample.files.paths {
      let text = try #require(sample.files.text(at: path))
      let changed = String(text.map { $0 == "\n" ? Character(end) : $0 })
      sample.put("\u{FEFF}" + changed, at: path)
    }
    let outcome = sample.loader.load(["Questions"])
    #expect(outcome.findings == [])
    #expect(outcome.bank == before)
  }

  @Test(arguments: [
    "A", "Range-Loop", "-O", "a--b", "a-", "1st", "a_b", "a b", "é", "🙂", "a\nb", "a.b", "%s",
    String(repeating: "a", count: 65), String(repeating: "x", count: 300), "con", "nul", "com1",
  ])
  func refusesNamesThatAreNoIDs(name: String) throws {
    let sample = try SampleBank()
    for entry in try sample.files.list(Self.folder) {
      let bytes = try sample.files.read("\(Self.folder)/\(entry)", atMost: .max)
      sample.files.put(.file(bytes), at: "Questions/sample/\(name)/\(entry)")
    }
    let outcome = sample.load()
    #expect(outcome.findings.count == 1)
    let finding = try #require(outcome.findings.first)
    #expect(["bad-id", "reserved-name"].contains(finding.rule.name))
    #expect(finding.place.file == "Questions/sample/\(name)")
    #expect(!finding.message.contains("\n"))
    #expect(outcome.bank.count == 1)
  }

  @Test func suggestsTheIDThatWasMeant() throws {
    let sample = try SampleBank()
    sample.put("{}", at: "Questions/sample/Range_Loop/question.json")
    let finding = try #require(sample.load().findings.first { $0.rule == "bad-id" })
    #expect(finding.message.contains("\"range-loop\""))
  }
}
