import Testing

@testable import QuizEngine

@Suite struct ShardingTests {
  private static func plan() throws -> ProofPlan {
    try SampleProof.plan(
      (1...12).map { number in
        try SampleProof.question(
          "q\(number)", solutions: ["let a\(number) = 1", "1 // \(number % 3)"],
          mistakes: ["let b\(number) = 2", "3"],
          prompt: "```swift prints: x\nprint(\(number))\n```")
      })
  }

  @Test(arguments: [1, 2, 3, 5, 8, 200])
  func partsHoldEveryClaimOnce(count: Int) throws {
    let plan = try Self.plan()
    let parts = (1...count).map { plan.part($0, of: count, width: 2) }
    let numbers = parts.flatMap { $0.claims.map(\.number) }.sorted()
    #expect(numbers == Array(plan.claims.indices))
    // What is tried once stays together.
    let attempts = parts.map { Set($0.claims.map { ClaimKey($0).attempt }) }
    #expect(
      attempts.reduce(0) { $0 + $1.count }
        == attempts.reduce(into: Set()) { $0.formUnion($1) }.count)
  }

  @Test func partsAreBalanced() throws {
    let plan = try Self.plan()
    let costs = (1...4).map { index -> Double in
      let part = plan.part(index, of: 4, width: 1)
      let units = ProofUnit.units(
        of: part, keys: part.keys(width: 1), among: Array(part.claims.indices))
      return units.reduce(0) { $0 + $1.cost }
    }
    #expect((costs.max() ?? 0) < 1.1 * (costs.min() ?? 0))
  }

  @Test func everyMachineComesToTheSameParts() throws {
    let plan = try Self.plan()
    #expect(plan.part(2, of: 3, width: 1) == plan.part(2, of: 3, width: 4))
    #expect(plan.part(1, of: 3, width: 1).shard?.plan == plan.part(2, of: 3, width: 1).shard?.plan)
  }

  @Test func mergedPartsEqualTheWhole() throws {
    var plan = try Self.plan()
    plan.findings = [
      Finding(
        place: Place(file: "x"), severity: .warning, rule: "stray-entry", question: nil,
        message: "Why?")
    ]
    let prove = { (plan: ProofPlan) in AttemptCounter().prover().prove(plan) { _ in } }
    let whole = withoutTimes(prove(plan))
    let parts = (1...3).map { prove(plan.part($0, of: 3, width: 1)) }
    let read = try parts.map { part in
      try ProofPart(Array(part.json(showingWarnings: false).indented.utf8)).report
    }
    #expect(withoutTimes(try ProofReport.merging(read.reversed())) == whole)
    #expect(throws: ProofReport.MergeError.missing([2], of: 3)) {
      try ProofReport.merging([read[0], read[2]])
    }
    #expect(throws: ProofReport.MergeError.repeated([1])) {
      try ProofReport.merging(read + [read[0]])
    }
    #expect(throws: ProofReport.MergeError.whole) { try ProofReport.merging([read[0], whole]) }
    #expect(throws: ProofReport.MergeError.nothing) { try ProofReport.merging([]) }
    var other = read
    other[1].shard?.plan = "another"
    #expect(throws: ProofReport.MergeError.differentWholes) { try ProofReport.merging(other) }
    other = read
    other[1].compiler = "Swift other"
    #expect(throws: ProofReport.MergeError.differentCompilers(["Swift other", "Swift test"])) {
      try ProofReport.merging(other)
    }
    other = read
    other[1].records.removeLast()
    #expect(throws: ProofReport.MergeError.incomplete) { try ProofReport.merging(other) }
  }

  private func withoutTimes(_ report: ProofReport) -> ProofReport {
    var report = report
    for index in report.records.indices { report.records[index].seconds = 0 }
    return report
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"shard\": {}}", "nonsense", "{\"shard\": 1, \"results\": []}",
  ])
  func whatIsNoPartIsRefused(text: String) {
    #expect(throws: ProofPart.Fault.self) { try ProofPart(Array(text.utf8)) }
  }
}
