import Testing

@testable import QuizEngine

@Suite struct ProofUnitTests {
  private static func units(of plan: ProofPlan) -> [ProofUnit] {
    ProofUnit.units(
      of: plan, keys: plan.keys(width: 1), among: Array(plan.claims.indices))
  }

  @Test func unitsOfAQuestionAreSpreadOverTheWhole() throws {
    let plan = try SampleProof.plan(
      ["one", "two", "three", "four"].map { id in
        try SampleProof.question(
          id, solutions: ["func f() -> Int { 1 } // \(id)"],
          mistakes: (2...16).map { "func f() -> Int { \($0) } // \(id)" })
      })
    let questions = Self.units(of: plan).map { plan.claims[$0.claims[0]].question }
    for quarter in 0..<4 {
      let part = questions[(quarter * questions.count / 4)..<((quarter + 1) * questions.count / 4)]
      for id in Set(questions) {
        let count = part.count { $0 == id }
        #expect((3...6).contains(count), "\(id) has \(count) of \(part.count)")
      }
    }
  }

  @Test func theLongestOfAQuestionGoFirst() throws {
    let units = Self.units(of: try SampleProof.plan([SampleProof.question("one")]))
    #expect(units.map(\.cost) == units.map(\.cost).sorted(by: >))
    #expect(Set(units.map(\.cost)).count > 1)
  }
}
