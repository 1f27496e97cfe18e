import QuizTestSupport
import Synchronization
import Testing

@testable import QuizEngine

@Suite struct ProverTests {
  private func prove(_ prover: Prover, _ plan: ProofPlan) -> ProofReport {
    prover.prove(plan) { _ in }
  }

  @Test func whatIsTheSameIsTriedOnce() throws {
    let counter = AttemptCounter()
    let plan = try SampleProof.plan([
      SampleProof.question("one"), SampleProof.question("two"),
      SampleProof.question("three", mistakes: ["func f() -> Int { 2 }", "let other = 4"]),
    ])
    let report = prove(counter.prover(width: 3), plan)
    #expect(report.claims == 21)
    #expect(report.passed == 21)
    #expect(report.isGood)
    // A solution, three mistakes, each in two modes, and an empty answer in one.
    #expect(counter.count == 9)
  }

  @Test func outcomesAreKnownTheNextTime() throws {
    let folder = try TemporaryFolder()
    let plan = try SampleProof.plan([
      SampleProof.question("one"), SampleProof.question("two", solutions: ["wrong"]),
    ])
    let cache = { ProofCache(folder: folder.path, files: LocalFileSystem()) }
    let cold = AttemptCounter()
    let first = prove(cold.prover(cache: cache()), plan)
    #expect(first.cached == 0)
    #expect(first.failed == 2)
    let warm = AttemptCounter()
    var second = prove(warm.prover(cache: cache()), plan)
    #expect(warm.count == 0)
    #expect(second.cached == second.claims)
    for index in second.records.indices {
      second.records[index].isCached = false
      second.records[index].seconds = first.records[index].seconds
    }
    #expect(second == first)
  }

  @Test(arguments: ["engine", "system", "compiler", "sandbox"])
  func anotherWorldIsTriedAnew(part: String) throws {
    let folder = try TemporaryFolder()
    let plan = try SampleProof.plan([SampleProof.question("one")])
    let cache = { ProofCache(folder: folder.path, files: LocalFileSystem()) }
    _ = prove(AttemptCounter().prover(cache: cache()), plan)
    var context = SampleProof.context
    switch part {
    case "engine": context.engine = "2"
    case "system": context.system = "other"
    case "compiler": context.compiler = "Swift other"
    default: context.sandbox = "other"
    }
    let counter = AttemptCounter()
    let report = prove(counter.prover(cache: cache(), context: context), plan)
    #expect(report.cached == 0)
    #expect(counter.count == 7)
  }

  @Test func aFailureOfABusyMachineIsTriedOnceMoreAndNotKept() throws {
    let folder = try TemporaryFolder()
    let plan = try SampleProof.plan([SampleProof.question("one")])
    let counter = AttemptCounter()
    let cache = ProofCache(folder: folder.path, files: LocalFileSystem())
    let report = prove(
      counter.prover(cache: cache) { attempt, before in
        guard case .grade(let text, _, _) = attempt.work, text.contains("1") else {
          return SampleProof.honest(attempt)
        }
        // The first time it takes too long in both modes; in Swift 5 mode it always does.
        let isSlow = before == 0 || attempt.mode == .five
        return .grade(Grade(verdict: isSlow ? .timedOut : .accepted, points: 0, possiblePoints: 1))
      }, plan)
    #expect(report.failed == 1)
    #expect(counter.count == 9)
    let again = AttemptCounter()
    let later = prove(
      again.prover(cache: ProofCache(folder: folder.path, files: LocalFileSystem())), plan)
    #expect(later.isGood)
    #expect(again.texts == ["func f() -> Int { 1 }"])
  }

  @Test func theFirstFailureCanEndIt() throws {
    let plan = try SampleProof.plan([
      SampleProof.question("one", solutions: ["wrong", "func f() -> Int { 1 }", "1", "11"])
    ])
    let counter = AttemptCounter()
    let report = prove(
      counter.prover(failsFast: true) { _, _ in
        .grade(Grade(verdict: .partly, points: 0, possiblePoints: 1))
      }, plan)
    #expect(report.failed == 1)
    #expect(report.skipped.count == report.claims - 1)
    #expect(counter.count == 1)
    #expect(!report.isGood)
  }

  @Test func anInterruptionProvesNothing() throws {
    let folder = try TemporaryFolder()
    let plan = try SampleProof.plan([SampleProof.question("one")])
    let cancellation = Cancellation()
    let cache = ProofCache(folder: folder.path, files: LocalFileSystem())
    let report = prove(
      AttemptCounter().prover(cache: cache, cancellation: cancellation) { attempt, _ in
        cancellation.want()
        return SampleProof.honest(attempt)
      }, plan)
    #expect(report.skipped.count == report.claims)
    let counter = AttemptCounter()
    _ = prove(
      counter.prover(cache: ProofCache(folder: folder.path, files: LocalFileSystem())), plan)
    #expect(counter.count == 7)
  }

  @Test func eventsCountEveryClaim() throws {
    let plan = try SampleProof.plan([SampleProof.question("one"), SampleProof.question("two")])
    let numbers = Mutex<[Int]>([])
    _ = AttemptCounter().prover(width: 4).prove(plan) { event in
      if case .tried(_, _, let done, _) = event { numbers.withLock { $0.append(done) } }
    }
    #expect(numbers.withLock { $0 } == Array(1...plan.claims.count))
  }

  @Test func whatIsTheSameInBothModesIsToldOnce() throws {
    let plan = try SampleProof.plan([SampleProof.question("one", solutions: ["wrong"])])
    let report = prove(AttemptCounter().prover(), plan)
    #expect(report.failed == 2)
    #expect(report.findings.count == 1)
    #expect(report.findings[0].finding.message.hasPrefix("Swift 5 and 6 modes: solution-0.swift"))
    #expect(report.findings[0].finding.place.description == "one/solution-0.swift:1")
  }
}
