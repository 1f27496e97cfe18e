import QuizEngine
import QuizTestSupport
import Testing

/// `quiz sheet`, as it was built.
@Suite struct SheetCommandTests {
  private let folder: TemporaryFolder
  private let files = LocalFileSystem()

  init() throws { folder = try TemporaryFolder() }

  private func sheet(
    _ words: [String], environment: [String: String] = [:]
  ) throws -> ProcessOutcome {
    try BuiltQuiz.run(["sheet"] + words, folder: folder.path, environment: environment)
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try files.read(folder(name), atMost: 16 << 20), as: UTF8.self)
  }

  @Test(arguments: ["md", "html", "tex", "txt"])
  func theSameKitIsTheSameEverywhere(ending: String) throws {
    let words = ["--count", "6", "--forms", "2", "--seed", "11", "--key", "--output"]
    let places: [(String, [String: String])] = [
      ("one", ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"]),
      ("two", ["TZ": "America/New_York", "LANG": "C", "SWIFT_DETERMINISTIC_HASHING": "1"]),
    ]
    for (name, environment) in places {
      let outcome = try sheet(words + ["\(name).\(ending)"], environment: environment)
      #expect(outcome.termination == .exited(0), "\(outcome.errorText)")
    }
    for suffix in ["A", "B", "key"] {
      #expect(try read("one-\(suffix).\(ending)") == read("two-\(suffix).\(ending)"))
    }
    #expect(try files.list(folder.path).count == 6)
  }

  @Test func aKitIsMadeAgainByItsId() throws {
    let made = try sheet(["--level", "beginner", "--count", "4", "--json", "-o", "a.md"])
    let id = try #require(try JSON(made.outputText)["kit"]?.string)
    let again = try sheet(["--level", "beginner", "--count", "4", "--kit", id, "-o", "b.md"])
    #expect(again.termination == .exited(0), "\(again.errorText)")
    #expect(try read("a.md") == read("b.md"))
    let other = try sheet(["--level", "beginner", "--count", "5", "--kit", id, "-o", "c.md"])
    #expect(other.termination == .exited(65))
    #expect(other.errorText.contains("these options do not make the kit \(id)"))
  }

  @Test func aBankThatHasChangedIsTold() throws {
    _ = try BuiltQuiz.run(["export", "--bundle", folder("bank.json")])
    let words = ["--bank", "bank.json", "range-loop", "--seed", "5", "--json", "-o"]
    let id = try #require(try JSON(sheet(words + ["a.md"]).outputText)["kit"]?.string)
    let changed = try read("bank.json").replacing("A small theatre", with: "A large theatre")
    try files.write(changed, to: folder("bank.json"))
    let again = try sheet(["--bank", "bank.json", "range-loop", "--kit", id, "-o", "b.md"])
    #expect(again.termination == .exited(65))
    #expect(again.errorText.contains("the bank has changed since the kit \(id) was made"))
    #expect(try files.kind(of: folder("b.md")) == nil)
  }

  @Test func nothingIsOverwrittenOrHalfWritten() throws {
    try files.write("mine", to: folder("s-key.md"))
    let refused = try sheet(["range-loop", "--key", "-o", "s.md"])
    #expect(refused.termination == .exited(73))
    #expect(try files.list(folder.path) == ["s-key.md"])
    #expect(try read("s-key.md") == "mine")
    #expect(try sheet(["range-loop", "--key", "-o", "s.md", "--force"]).succeeded)
    #expect(try read("s-key.md") != "mine")
  }

  @Test(arguments: [
    (["--output", "x.doc"], 64, "FILE.md, FILE.html, FILE.pdf, FILE.tex or FILE.txt"),
    ([], 64, "--output FILE is missing"),
    (["--kit", "nonsense", "-o", "x.md"], 64, "an id such as"),
    (["--kit", "1-16-8f3a2c-5be0cd19", "--seed", "1", "-o", "x.md"], 64, "don't go together"),
    (["--blueprint", "b.json", "--count", "2", "-o", "x.md"], 64, "don't go together"),
    (["--blueprint", "none.json", "-o", "x.md"], 65, "no such file"),
    (["--count", "9999", "-o", "x.md"], 64, "9999 questions are wanted, but only"),
    (["--count", "3", "--minutes", "3", "-o", "x.md"], 64, "cannot be had in 3 minutes"),
    (["range-loop", "-o", "/nowhere/x.md"], 73, "cannot write /nowhere/x.md"),
  ])
  func whatIsWrongIsTold(words: [String], status: Int32, message: String) throws {
    let outcome = try sheet(words)
    #expect(outcome.termination == .exited(status))
    #expect(outcome.errorText.contains(message), "\(outcome.errorText)")
    #expect(try files.list(folder.path) == [])
  }

  @Test func aFaultInABlueprintIsLocated() throws {
    try files.write("{\"sections\": [\n  {\"level\": 3}]}", to: folder("b.json"))
    let outcome = try sheet(["--blueprint", "b.json", "-o", "x.md"])
    #expect(outcome.termination == .exited(65))
    #expect(outcome.errorText.hasPrefix("b.json:2:4: error: unknown key `level`"))
  }

  @Test func aBlueprintMakesSections() throws {
    try files.write(
      """
      {"title": "Junior", "sections": [
        {"title": "Talk", "formats": ["verbal"], "levels": ["beginner"], "count": 2},
        {"title": "Code", "kinds": ["write", "repair"], "count": 1}]}
      """, to: folder("b.json"))
    #expect(try sheet(["--blueprint", "b.json", "--seed", "1", "-o", "x.md"]).succeeded)
    let text = try read("x.md")
    #expect(text.hasPrefix("# Junior\n"))
    #expect(text.contains("## Talk\n") && text.contains("## Code\n"))
  }

  @Test func withoutABrowserThereIsHTML() throws {
    let outcome = try sheet(
      ["range-loop", "--key", "-o", "x.pdf"], environment: ["PATH": "/nowhere"])
    #expect(outcome.termination == .exited(69))
    #expect(outcome.errorText.contains("x.html, x-key.html were written instead"))
    #expect(try files.list(folder.path) == ["x-key.html", "x.html"])
  }
}
