import QuizEngine
import Testing

@Suite struct RatingRuleTests {
  /// What became of a question of ten minutes, and the rating that it earns.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kinds: [Part.Kind] = [.write]
    var verdicts: [Verdict] = [.accepted]
    var shares: [Double] = [1]
    var tries = 1
    var hints = 0
    var seconds: Double? = 400
    var rating: Rating?
  }

  @Test(arguments: [
    Case(testDescription: "at the first try", rating: .good),
    Case(testDescription: "in under half of the minutes", seconds: 299, rating: .easy),
    Case(testDescription: "in half of the minutes", seconds: 300, rating: .good),
    Case(testDescription: "in the last second", seconds: 600, rating: .good),
    Case(testDescription: "late", seconds: 601, rating: .hard),
    Case(testDescription: "without a clock", seconds: nil, rating: .good),
    Case(testDescription: "at the second try", tries: 2, seconds: 10, rating: .hard),
    Case(testDescription: "with a hint", hints: 1, seconds: 10, rating: .hard),
    Case(testDescription: "wrong", verdicts: [.wrong], shares: [0], rating: .again),
    Case(testDescription: "partly", verdicts: [.partly], shares: [0.9], rating: .again),
    Case(testDescription: "no fault of the answer", verdicts: [.notGradable], rating: nil),
    Case(testDescription: "compiler gave up", verdicts: [.compilerGaveUp], rating: nil),
    Case(
      testDescription: "one part wrong", kinds: [.write, .choose], verdicts: [.accepted, .wrong],
      shares: [1, 0], rating: .again),
    Case(testDescription: "one part missing", kinds: [.write, .choose], rating: .again),
    Case(
      testDescription: "one part not gradable", kinds: [.write, .choose],
      verdicts: [.wrong, .notGradable], shares: [0, 0], rating: nil),
    Case(testDescription: "all key points", kinds: [.explain], seconds: 10, rating: .easy),
    Case(
      testDescription: "most key points", kinds: [.explain], verdicts: [.partly], shares: [0.8],
      seconds: 10, rating: .good),
    Case(
      testDescription: "half of the key points", kinds: [.explain], verdicts: [.partly],
      shares: [0.5], seconds: 10, rating: .hard),
    Case(
      testDescription: "few key points", kinds: [.explain], verdicts: [.partly], shares: [0.4],
      seconds: 10, rating: .again),
    Case(
      testDescription: "most key points and code", kinds: [.write, .explain],
      verdicts: [.accepted, .partly], shares: [1, 0.79], seconds: 10, rating: .hard),
  ])
  func rates(_ example: Case) {
    let question = Question.sample("a", minutes: 10, parts: example.kinds)
    let parts = zip(example.verdicts, example.shares).enumerated().map { index, result in
      PartRecord(
        part: index + 1, verdict: result.0, points: result.1 * 10, possiblePoints: 10,
        tries: example.tries)
    }
    let record = RatingRule.standard.rating(
      of: parts, to: question, hints: example.hints, seconds: example.seconds)
    #expect(record == example.rating)
  }

  @Test func hintsCostTheirShareOfThePoints() {
    let grade = Grade(verdict: .accepted, points: 8, possiblePoints: 8)
    let record = PartRecord(grade, part: 1, tries: 1, seconds: 3, hintCost: 0.25)
    #expect(record.points == 6)
    #expect(PartRecord(grade, part: 1, tries: 1, seconds: 3, hintCost: 1.5).points == 0)
  }
}
