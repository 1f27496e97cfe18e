import Testing

@testable import QuizEngine

@Suite struct ProofComparisonTests {
  @Test func questionsThatHangOnTheCompilerAreNamed() throws {
    let plan = try SampleProof.plan([
      SampleProof.question("alike"), SampleProof.question("other", solutions: ["1 new"]),
    ])
    let old = AttemptCounter().prover { attempt, _ in
      if case .grade(let text, _, _) = attempt.work, text == "1 new" {
        return .grade(Grade(verdict: .doesNotCompile, points: 0, possiblePoints: 1))
      }
      return SampleProof.honest(attempt)
    }
    let comparison = ProofComparison([
      AttemptCounter().prover().prove(plan) { _ in }, old.prove(plan) { _ in },
    ])
    #expect(comparison.questions.map(\.text) == ["other"])
    #expect(
      comparison.differences.map(\.outcomes) == [["passed", "failed"], ["passed", "failed"]])
    let json = comparison.json(showingWarnings: false)
    #expect(json["questionsThatDiffer"]?[0]?.string == "other")
    #expect(json["toolchains"]?.array?.count == 2)
    let alone = ProofComparison([comparison.reports[0], comparison.reports[0]])
    #expect(alone.differences == [])
  }
}
