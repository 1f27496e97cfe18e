import Testing

@testable import QuizEngine

@Suite struct GradeSteadyTests {
  @Test func aFloodIsCutWhereverItEnded() {
    let grades = [5_000, 90_000].map { count in
      var grade = Grade(
        verdict: .tooMuchOutput, points: 0, possiblePoints: 3,
        checks: [
          CheckResult(
            name: "one", code: "", verdict: .tooMuchOutput, points: 1, expected: "", got: "",
            message: "", output: String(repeating: "ü\n", count: count))
        ], output: String(repeating: "x", count: count))
      grade.seconds = Double(count)
      return grade.steady
    }
    #expect(grades[0] == grades[1])
    #expect(grades[0].output.count == 2_001 && grades[0].output.hasSuffix("x…"))
    #expect(grades[0].checks[0].output.count == 2_001)
  }

  @Test func whatIsShortStays() {
    let grade = Grade(verdict: .accepted, points: 3, possiblePoints: 3, output: "hello\n")
    #expect(grade.steady == grade)
  }
}
