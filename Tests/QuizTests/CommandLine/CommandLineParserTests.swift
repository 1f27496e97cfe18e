import Testing

@testable import quiz

@Suite struct CommandLineParserTests {
  let parser = CommandLineParser(.sample)

  @Test(arguments: [
    (
      "practice --level beginner a b",
      ParsedValues(
        path: ["practice"], options: ["level": ["beginner"]], arguments: ["ID": ["a", "b"]])
    ),
    (
      "practice a --level=beginner b",
      ParsedValues(
        path: ["practice"], options: ["level": ["beginner"]], arguments: ["ID": ["a", "b"]])
    ),
    (
      "--level beginner practice",
      ParsedValues(path: ["practice"], options: ["level": ["beginner"]])
    ),
    (
      "--bank X --json practice --bank Y",
      ParsedValues(path: ["practice"], options: ["bank": ["X", "Y"], "json": []])
    ),
    (
      "practice --level beginner,advanced --level intermediate",
      ParsedValues(
        path: ["practice"], options: ["level": ["beginner", "advanced", "intermediate"]])
    ),
    ("practice -n 3", ParsedValues(path: ["practice"], options: ["count": ["3"]])),
    ("practice -n=3", ParsedValues(path: ["practice"], options: ["count": ["3"]])),
    (
      "check range-loop -",
      ParsedValues(path: ["check"], arguments: ["ID": ["range-loop"], "FILE": ["-"]])
    ),
    (
      "check -- --id -x",
      ParsedValues(path: ["check"], arguments: ["ID": ["--id"], "FILE": ["-x"]])
    ),
    (
      "check x -5",
      ParsedValues(path: ["check"], arguments: ["ID": ["x"], "FILE": ["-5"]])
    ),
    (
      "takehome --count 2 new -o -",
      ParsedValues(path: ["takehome", "new"], options: ["count": ["2"], "output": ["-"]])
    ),
    (
      "takehome grade a b",
      ParsedValues(path: ["takehome", "grade"], arguments: ["DIR": ["a", "b"]])
    ),
    ("history", ParsedValues(path: ["history"])),
    ("history undo", ParsedValues(path: ["history", "undo"])),
    ("validate --secret", ParsedValues(path: ["validate"], options: ["secret": []])),
    ("--json --json", ParsedValues(options: ["json": []])),
    ("", ParsedValues()),
  ])
  func reads(_ line: String, _ values: ParsedValues) throws {
    #expect(try parser.parse(words(line)) == .run(values))
  }

  @Test(arguments: [
    ("--help", HelpSubject.program),
    ("-h", .program),
    ("help", .program),
    ("help practice", .command(["practice"])),
    ("help takehome new", .command(["takehome", "new"])),
    ("practice --help", .command(["practice"])),
    ("takehome --help", .command(["takehome"])),
    ("practice --nonsense x --help", .command(["practice"])),
    ("help --help", .command(["help"])),
    ("help grading", .topic("grading")),
    ("help --man", .manualPage),
    ("help --markdown", .markdown),
  ])
  func asksForHelp(_ line: String, _ subject: HelpSubject) throws {
    #expect(try parser.parse(words(line)) == .help(subject))
  }

  @Test func asksForVersion() throws {
    #expect(try parser.parse(["--version"]) == .version)
    #expect(try parser.parse(["practice", "--version"]) == .version)
  }

  @Test func keepsHelpAfterTheEndOfOptionsAsAnArgument() throws {
    #expect(
      try parser.parse(["practice", "--", "--help"])
        == .run(ParsedValues(path: ["practice"], arguments: ["ID": ["--help"]])))
  }

  @Test(
    arguments: [
      ("practise --plain --color never", ["plain": [], "color": ["never"]]),
      ("help --color=always practice", ["color": ["always"]]),
      ("--color pink --nonsense practice --bank X --bank Y", ["bank": ["X", "Y"]]),
      ("practice -- --plain", [:]),
    ] as [(String, [String: [String]])])
  func keepsWhatIsRightOfALineThatIsWrong(_ line: String, _ options: [String: [String]]) {
    #expect(parser.commonValues(words(line)) == ParsedValues(options: options))
  }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}
