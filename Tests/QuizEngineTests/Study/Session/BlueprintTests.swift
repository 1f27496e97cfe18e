import QuizEngine
import Testing

@Suite struct BlueprintTests {
  private let questions = Question.samples(30)

  private func exam(_ blueprint: ExamBlueprint, seed: UInt64 = 1) throws -> [Question] {
    let progress = Progress(History(), settings: StudySettings())
    let plan = try SessionPlanner(
      questions: questions, progress: progress, now: Instant(milliseconds: 0)
    ).exam(blueprint, seed: seed)
    return plan.questions.compactMap { id in questions.first { $0.id == id } }
  }

  @Test func examHasWhatTheBlueprintWants() throws {
    let blueprint = try ExamBlueprint(
      "beginner=3,advanced=2,intermediate/generics=2,concurrency=1,any=2")
    let picked = try exam(blueprint)
    #expect(picked.count == 10)
    #expect(Set(picked.map(\.id)).count == 10)
    #expect(picked.count { $0.level == .beginner } >= 3)
    #expect(picked.count { $0.level == .intermediate && $0.topics == [.id("generics")] } >= 2)
    #expect(picked.map(\.level) == picked.map(\.level).sorted())
  }

  @Test func sameSeedGivesTheSameExam() throws {
    let blueprint = ExamBlueprint.balanced(9, over: questions)
    #expect(try exam(blueprint) == exam(blueprint))
    #expect(try exam(blueprint) != exam(blueprint, seed: 2))
  }

  @Test func topicsTakeTurns() throws {
    for seed in 1...20 {
      let picked = try exam(
        ExamBlueprint([ExamBlueprint.Row(level: .beginner, count: 3)]), seed: UInt64(seed))
      #expect(Set(picked.flatMap(\.topics)).count == 3)
    }
  }

  @Test func rowsThatWantTheSameQuestionsAreFilledWhereverTheyCanBe() throws {
    // Ten beginners' questions, four of them on basics: the wide row must leave those alone.
    let picked = try exam(try ExamBlueprint("beginner=6,beginner/basics=4"))
    #expect(picked.count == 10)
    #expect(picked.allSatisfy { $0.level == .beginner })
  }

  @Test func shortageNamesWhatIsMissing() throws {
    let row = ExamBlueprint.Row(level: .advanced, count: 12)
    #expect(throws: ExamShortage(missing: [ExamBlueprint.Row(level: .advanced, count: 2)])) {
      try exam(ExamBlueprint([row]))
    }
    #expect(throws: ExamShortage(missing: [ExamBlueprint.Row(topic: .id("macros"), count: 1)])) {
      try exam(try ExamBlueprint("macros=1"))
    }
  }

  @Test(arguments: [
    (1, [1]), (2, [1, 1]), (3, [1, 1, 1]), (10, [4, 3, 3]), (30, [10, 10, 10]), (99, [10, 10, 10]),
  ])
  func balancedSpreadsOverLevels(count: Int, counts: [Int]) {
    #expect(ExamBlueprint.balanced(count, over: questions).rows.map(\.count) == counts)
  }

  @Test func balancedTakesWhatThereIs() {
    let few =
      Array(questions.filter { $0.level == .beginner }.prefix(2))
      + questions.filter { $0.level == .advanced }
    let rows = ExamBlueprint.balanced(8, over: few).rows
    #expect(
      rows == [ExamBlueprint.Row(level: .beginner, count: 2), .init(level: .advanced, count: 6)])
  }

  @Test(arguments: [
    "", "beginner", "beginner=", "beginner=0", "beginner=-1", "=3", "beginner=3,", "a b c!=1",
    "beginner/basics/more=1", "basics/beginner=1", "beginner==2",
  ])
  func refuses(text: String) {
    #expect(throws: ExamBlueprint.Fault.self) { try ExamBlueprint(text) }
  }
}
