import QuizEngine
import QuizTestSupport
import Testing

/// What a schema cannot say, or cannot say where.
@Suite struct BankLoaderRulesTests {
  /// What is changed, and the only finding that has to come of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var changes: [(path: String, value: JSON?)]
    var rule: Finding.Rule
    /// The field at which it is found.
    var place: String
    /// What its message says.
    var says: String
    var testDescription: String { "\(rule) at \(place): \(says)" }

    init(
      _ changes: (String, JSON?)..., rule: Finding.Rule, at place: String, saying says: String
    ) {
      self.changes = changes
      self.rule = rule
      self.place = place
      self.says = says
    }
  }

  @Test(arguments: [
    Case(
      ("parts/1/points", 3), rule: "points-do-not-add-up", at: "parts/1/checks",
      saying: "add up to 2, and the part has 3"),
    Case(
      ("parts/8/rubric/0/points", 1), rule: "points-do-not-add-up", at: "parts/8/rubric",
      saying: "add up to 2, and the part has 3"),
    Case(
      ("parts/0/checks/7", nil), rule: "points-do-not-add-up", at: "parts/0/checks",
      saying: "add up to 10 in mode 5, and the part has 12"),
    Case(
      ("hints/0/cost", 0.26), rule: "hint-costs", at: "hints", saying: "1.01"),
    Case(
      ("parts/1/modes", [4]), rule: "unknown-value", at: "parts/1/modes/0", saying: "not 4"),
    Case(
      ("parts/3/truth/modes", [6]), rule: "modes-beyond", at: "parts/3/truth/modes/0",
      saying: "mode 6"),
    Case(
      ("parts/0/checks/7/modes", [5, 6]), rule: "points-do-not-add-up", at: "parts/0/checks",
      saying: "add up to 14 in mode 6"),
    Case(
      ("parts/2/truth/1/modes", [5, 6]), rule: "modes-overlap", at: "parts/2/truth/1",
      saying: "mode 5"),
    Case(
      ("parts/2/truth/1", nil), rule: "modes-uncovered", at: "parts/2/truth", saying: "mode 6"),
    Case(
      ("parts/4/truth/modes", [6]), rule: "modes-uncovered", at: "parts/4/truth",
      saying: "5 and 6"),
    Case(
      ("parts/2/truth/1/lines", [1, 9]), rule: "line-beyond-file", at: "parts/2/truth/1/lines/1",
      saying: "no line 9; the code has 3"),
    Case(
      ("parts/0/solutions/0", "solution-shft.swift"), rule: "missing-file",
      at: "parts/0/solutions/0", saying: "did you mean `solution-shift.swift`?"),
    Case(
      ("parts/0/solutions/0", "Solution.swift"), rule: "missing-file", at: "parts/0/solutions/0",
      saying: "did you mean `solution.swift`?"),
    Case(
      ("parts/0/solutions/0", "mistake-square.swift"), rule: "file-named-twice",
      at: "parts/0/mistakes/0/file", saying: "mistake-square.swift"),
    Case(
      ("parts/0/checks/1/name", "two"), rule: "duplicate-value", at: "parts/0/checks/1/name",
      saying: "\"two\""),
    Case(
      ("parts/0/checks/1/gives", "six"), rule: "wrong-format", at: "parts/0/checks/1/gives",
      saying: "needs a number"),
    Case(
      ("parts/2/mistakes/1/answer", "3"), rule: "duplicate-value", at: "parts/2/mistakes/1/answer",
      saying: "same answer"),
    Case(
      ("parts/5/options/1/text", " A\n  structure "), rule: "duplicate-value",
      at: "parts/5/options/1", saying: "say the same"),
    Case(
      ("parts/0/chekcs", []), rule: "unknown-key", at: "parts/0/chekcs",
      saying: "did you mean `checks`?"),
    Case(
      ("parts/0/rubric", []), rule: "unknown-key", at: "parts/0/rubric",
      saying: "belongs to `explain`"),
    Case(
      ("level", "begginer"), rule: "unknown-value", at: "level",
      saying: "did you mean `beginner`?"),
    Case(
      ("parts/0/rules/0/require", "gaurd"), rule: "unknown-value", at: "parts/0/rules/0/require",
      saying: "did you mean `guard`?"),
    Case(
      ("minutes", 1.5), rule: "wrong-type", at: "minutes",
      saying: "a whole number from 1 to 120, not the number 1.5"),
    Case(
      ("title", "a\u{1B}[31mb"), rule: "control-character", at: "title", saying: "U+001B"),
    Case(
      ("parts/0/prompt", ["a", "b", 3]), rule: "wrong-type", at: "parts/0/prompt/2",
      saying: "a line of `prompt` needs a string, not the number 3"),
  ])
  func isFoundWhereItIs(example: Case) throws {
    let sample = try SampleBank()
    let outcome = sample.load(example.changes)
    let text = try #require(sample.files.text(at: SampleBank.file))
    let expected = try place(of: example.place, in: text)
    let errors = outcome.findings.filter { $0.severity == .error && $0.rule == example.rule }
    let finding = try #require(errors.first { $0.place == expected })
    #expect(finding.message.contains(example.says))
    #expect(finding.question == SampleBank.id)
    #expect(outcome.bank.count == 0)
    let others = outcome.findings.filter { $0.severity == .error && $0.rule != example.rule }
    #expect(others == [])
  }

  @Test func warnsWhereThereIsNothingToChoose() throws {
    let outcome = try SampleBank().load([("parts/5/options/2/correct", true)])
    #expect(outcome.findings.map(\.rule.name) == ["correct-options"])
    #expect(outcome.findings.map(\.severity) == [.warning])
    #expect(outcome.bank.count == 1)
  }

  @Test(
    arguments: [
      ("minutes", 15.0), ("hints", []), ("requires", []), ("parts/0/checks/0/points", 1.0),
      ("hints/1/cost", 0.7500000000000001), ("parts/0/checks/2/throws", ""),
      ("parts/0/rules/0/require", "call:sorted"), ("$schema", "../x.json"),
      ("prompt", "What does \"%d\" print? `Array<Int>` & </script> 👩‍👩‍👧 日本"),
    ] as [(String, JSON)])
  func takesWhatIsFine(path: String, value: JSON) throws {
    #expect(try SampleBank().load([(path, value)]).findings == [])
  }

  @Test func tellsAMisspeltKeyOnce() throws {
    let outcome = try SampleBank().load([("title", nil), ("titel", "Everything at once")])
    #expect(outcome.findings.map(\.rule.name) == ["unknown-key"])
  }

  @Test func gathersAllFindingsOfADocument() throws {
    let outcome = try SampleBank().load([
      ("title", 1), ("level", "x"), ("minutes", 0), ("parts/0/points", "a"),
      ("parts/8/model", ""), ("history/0/swift", "three"), ("more", true),
    ])
    #expect(
      outcome.findings.map(\.rule.name).sorted() == [
        "empty-text", "out-of-range", "unknown-key", "unknown-value", "wrong-format",
        "wrong-type", "wrong-type",
      ])
    #expect(outcome.findings == outcome.findings.sorted())
  }

  @Test func tellsFaultsOfTheTextBesideOthers() throws {
    let sample = try SampleBank()
    let text = sample.json.with("level", "x").indented
    sample.put(
      text.replacing("\"minutes\": 15,", with: "\"minutes\": 15, // long"), at: SampleBank.file)
    let outcome = sample.loader.load(["Questions"])
    #expect(outcome.findings.map(\.rule.name) == ["unknown-value", "comment"])
  }

  private func place(of path: String, in text: String) throws -> Place {
    var node = try #require(JSON.Document(Array(text.utf8)).root)
    var position = node.position
    for step in path.split(separator: "/").map(String.init) {
      let next = Int(step).flatMap { node[$0] }
      let member = node.member(step)
      node = try #require(next ?? member?.value)
      // Unknown keys are found at the key; everything else at the value.
      position =
        step == "chekcs" || step == "rubric" && path == "parts/0/rubric"
        ? try #require(member?.position) : node.position
    }
    return Place(file: SampleBank.file, line: position.line, column: position.column)
  }
}
