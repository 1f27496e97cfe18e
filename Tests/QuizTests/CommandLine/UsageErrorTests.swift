import Testing

@testable import quiz

@Suite struct UsageErrorTests {
  let parser = CommandLineParser(.sample)

  @Test(arguments: [
    (["practise"], UsageError(.unknownCommand("practise", nearest: "quiz practice"))),
    (["qqqqqqqq"], UsageError(.unknownCommand("qqqqqqqq", nearest: nil))),
    ([""], UsageError(.unknownCommand("", nearest: nil))),
    (
      ["takehome"], UsageError(.missingSubcommand(choices: ["new", "grade"]), in: ["takehome"])
    ),
    (
      ["takehome", "neww"],
      UsageError(
        .unknownSubcommand("neww", nearest: "quiz takehome new", choices: ["new", "grade"]),
        in: ["takehome"])
    ),
    (
      ["help", "practise"],
      UsageError(.unknownHelpSubject("practise", nearest: "quiz help practice"))
    ),
    (
      ["practice", "--levle", "beginner"],
      UsageError(.unknownOption("--levle", nearest: "--level"), in: ["practice"])
    ),
    (
      ["practice", "-level", "beginner"],
      UsageError(.unknownOption("-level", nearest: "--level"), in: ["practice"])
    ),
    (
      ["practice", "—level", "beginner"],
      UsageError(.unknownOption("—level", nearest: "--level"), in: ["practice"])
    ),
    (
      ["practice", "--jobs", "2"],
      UsageError(.optionOfOthers("--jobs", paths: [["validate"]]), in: ["practice"])
    ),
    (
      ["practice", "--level"],
      UsageError(
        .missingValue(option: "--level", placeholder: "LEVEL", found: nil), in: ["practice"])
    ),
    (
      ["practice", "--level", "--json"],
      UsageError(
        .missingValue(option: "--level", placeholder: "LEVEL", found: "--json"), in: ["practice"])
    ),
    (
      ["practice", "--json=yes"],
      UsageError(.needlessValue(option: "--json", value: "yes"), in: ["practice"])
    ),
    (
      ["practice", "--count", "1", "-n", "2"],
      UsageError(.repeatedOption("--count"), in: ["practice"])
    ),
    (["check", "x"], UsageError(.missingArgument("FILE"), in: ["check"])),
    (["takehome", "grade"], UsageError(.missingArgument("DIR"), in: ["takehome", "grade"])),
    (
      ["validate", "a", "b"],
      UsageError(.needlessArgument("b", nearest: nil), in: ["validate"])
    ),
    (
      ["validate", "a", "json"],
      UsageError(.needlessArgument("json", nearest: "--format json"), in: ["validate"])
    ),
  ])
  func finds(_ words: [String], _ error: UsageError) {
    #expect(throws: error) { try parser.parse(words) }
  }

  @Test(arguments: [
    (["practice", "--count", "0"], "0", "--count", ValueKind.integer(1...10_000)),
    (["practice", "-n", "1e3"], "1e3", "-n", .integer(1...10_000)),
    (["practice", "-n", "-3"], "-3", "-n", .integer(1...10_000)),
    (
      ["practice", "--count=99999999999999999999"], "99999999999999999999", "--count",
      .integer(1...10_000)
    ),
    (["practice", "--seed", "-1"], "-1", "--seed", .seed),
    (["practice", "--topic", ""], "", "--topic", .topic),
    (["practice", "--topic", "a,,b"], "", "--topic", .topic),
    (["practice", "--bank="], "", "--bank", .path),
    (["practice", ""], "", "ID", .question),
    (["validate", "--shard", "5/4"], "5/4", "--shard", .share),
    (["validate", "--shard", "0/4"], "0/4", "--shard", .share),
    (["validate", "--timeout", "10 m"], "10 m", "--timeout", .duration),
  ])
  func refuses(_ words: [String], _ value: String, _ name: String, _ kind: ValueKind) {
    let error = UsageError(
      .badValue(value, of: name, kind: kind, nearest: nil), in: [words[0]])
    #expect(throws: error) { try parser.parse(words) }
  }

  @Test func suggestsTheNearestWord() {
    let error = UsageError(
      .badValue(
        "beginer", of: "--level", kind: .oneOf(["beginner", "intermediate", "advanced"]),
        nearest: "beginner"),
      in: ["practice"])
    #expect(throws: error) { try parser.parse(["practice", "--level", "beginer"]) }
  }

  @Test(arguments: [
    (
      UsageError(.unknownCommand("practise", nearest: "quiz practice")),
      """
      quiz: there is no command 'practise'.
      Did you mean quiz practice?
      'quiz help' lists all commands.
      """
    ),
    (
      UsageError(
        .badValue("0", of: "--count", kind: .integer(1...9), nearest: nil), in: ["practice"]),
      """
      quiz: --count takes a whole number from 1 to 9, not '0'.
      'quiz help practice' tells all about 'quiz practice'.
      """
    ),
    (
      UsageError(
        .missingValue(option: "--output", placeholder: "FILE", found: "-x"), in: ["sheet"]),
      """
      quiz: --output needs a value, FILE, but -x follows.
      If that is the value, write --output=-x.
      'quiz help sheet' tells all about 'quiz sheet'.
      """
    ),
    (
      UsageError(
        .optionOfOthers("--jobs", paths: [["validate"], ["takehome", "new"]]), in: ["x"]),
      """
      quiz: --jobs belongs to quiz validate and quiz takehome new.
      'quiz help x' tells all about 'quiz x'.
      """
    ),
    (
      UsageError(.badValue("", of: "--topic", kind: .topic, nearest: nil), in: ["practice"]),
      """
      quiz: --topic is empty; it takes a topic.
      'quiz help practice' tells all about 'quiz practice'.
      """
    ),
  ])
  func isTold(_ error: UsageError, _ text: String) {
    #expect(error.text(for: .sample) == text)
    #expect(error.exitStatus.rawValue == 64)
  }
}
