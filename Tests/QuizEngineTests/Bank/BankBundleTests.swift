import QuizEngine
import QuizTestSupport
import Testing

@Suite struct BankBundleTests {
  @Test func loadsToAnEqualBank() throws {
    let sample = try SampleBank()
    let bank = sample.load().bank
    let text = BankBundle.write(bank)
    sample.put(text, at: "bank.json")
    let outcome = sample.loader.load(["bank.json"])
    #expect(outcome.findings == [])
    #expect(outcome.bank == bank)
    #expect(outcome.bank.count == 1)
    #expect(BankBundle.write(outcome.bank) == text)
  }

  @Test(arguments: [
    "\n", "a\n", "\na\n\n", "a\r\nb", " a ", "\"", "\\", "\t", "é😀", "[\"a\"]",
  ])
  func keepsEveryText(text: String) throws {
    let sample = try SampleBank()
    let before = sample.load([
      ("parts/0/checks/6/stdin", .string(text)), ("parts/0/checks/6/prints", .string(text)),
      ("parts/2/mistakes/1/answer", .string(text)), ("parts/0/checks/3/traps", .string(text)),
    ])
    #expect(before.findings == [])
    sample.put(BankBundle.write(before.bank), at: "bank.json")
    #expect(sample.loader.load(["bank.json"]).bank == before.bank)
  }

  @Test func findsFaultsAtTheirPlaces() throws {
    let sample = try SampleBank()
    let json = BankBundle.json(sample.load().bank)
    let changed =
      json
      .with("packs/0/questions/0/titel", "x")
      .with("packs/0/questions/0/files/solution.swift", .number(1.5))
      .with("packs/0/questions/0/files/notes.txt", "x")
      .with("packs/0/license", nil)
    sample.put(changed.indented, at: "bank.json")
    let outcome = sample.loader.load(["bank.json"])
    #expect(
      Set(outcome.findings.map(\.rule.name)) == [
        "unknown-key", "wrong-type", "unused-file", "missing-key",
      ])
    #expect(outcome.findings.allSatisfy { $0.place.file == "bank.json" && $0.place.line != nil })
    #expect(outcome.bank.count == 0)
  }

  @Test(
    arguments: [
      ("packs/0/id", "A b", "bad-id"), ("packs/0/questions/0/id", "../x", "bad-id"),
      ("packs/0/questions/0/id", "nul", "reserved-name"), ("format", "other/2", "unknown-value"),
      ("packs/0/questions/0/files", [], "wrong-type"), ("packs", [], "too-few"),
      ("packs/0/questions/0/id", nil, "missing-key"), ("packs/1", 3, "wrong-type"),
    ] as [(String, JSON?, String)])
  func refusesWhatIsNoBundle(path: String, value: JSON?, rule: String) throws {
    let sample = try SampleBank()
    let json = BankBundle.json(sample.load().bank).with(path, value)
    sample.put(json.indented, at: "bank.json")
    let findings = sample.loader.load(["bank.json"]).findings
    #expect(findings.contains { $0.rule.name == rule && $0.severity == .error })
  }

  @Test func refusesAnIDThatStandsTwice() throws {
    let sample = try SampleBank()
    let json = BankBundle.json(sample.load().bank)
    let question = try #require(json["packs"]?[0]?["questions"]?[0])
    sample.put(json.with("packs/0/questions/1", question).indented, at: "bank.json")
    let outcome = sample.loader.load(["bank.json"])
    #expect(outcome.findings.map(\.rule.name) == ["duplicate-id"])
    #expect(outcome.bank.count == 1)
  }

  @Test func refusesABundleBesideTheSameFolder() throws {
    let sample = try SampleBank()
    sample.put(BankBundle.write(sample.load().bank), at: "bank.json")
    let outcome = sample.loader.load(["Questions", "bank.json"])
    #expect(Set(outcome.findings.map(\.rule.name)) == ["duplicate-id"])
  }
}
