import QuizEngine
import Testing

@Suite struct SessionPlannerTests {
  private let questions = Question.samples(30)

  private func planner(_ desk: StudyDesk, _ questions: [Question]? = nil) throws -> SessionPlanner {
    SessionPlanner(
      questions: questions ?? self.questions, progress: try desk.progress(), now: desk.now)
  }

  @Test func sameSeedGivesTheSameOrderWhateverHappened() throws {
    var desk = StudyDesk()
    let plan = try planner(desk).practice(count: 10, order: .bySeed, seed: 5)
    for id in plan.questions { try desk.answer(id.text, .again) }
    #expect(
      try planner(desk, questions.reversed()).practice(count: 10, order: .bySeed, seed: 5) == plan)
    #expect(try planner(desk).practice(count: 10, order: .bySeed, seed: 6) != plan)
    #expect(Set(plan.questions).count == 10)
  }

  @Test func usefulQuestionsComeFirst() throws {
    var desk = StudyDesk()
    try desk.answer("q1", .easy)
    try desk.answer("q2", .good)
    desk.wait(days: 4)
    try desk.answer("q3", .again)
    let plan = try planner(desk, Array(questions[1...5])).practice(order: .usefulFirst, seed: 1)
    // Wrong, due, new, new, known.
    #expect(plan.questions.first == .id("q3"))
    #expect(plan.questions[1] == .id("q2"))
    #expect(plan.questions.last == .id("q1"))
  }

  @Test func whatMayWaitSomeMinutesComesBehindWhatIsDue() throws {
    var desk = StudyDesk(settings: StudySettings(newPerDay: 0, usesFuzz: false))
    try desk.answer("q0", .good)
    desk.wait(days: 9)
    try desk.answer("q1", .again)
    #expect(try planner(desk).due.map(\.id.text) == ["q0", "q1"])
    desk.now = desk.now.advanced(by: .seconds(660))
    #expect(try planner(desk).due.map(\.id.text) == ["q1", "q0"])
  }

  @Test func minutesAndCountLimitASession() throws {
    let planner = try planner(StudyDesk())
    for minutes in 1...40 {
      let plan = planner.practice(minutes: minutes, order: .bySeed, seed: 3)
      let sum = plan.questions.compactMap { id in questions.first { $0.id == id }?.minutes }
        .reduce(0, +)
      #expect(sum <= minutes || plan.questions.count == 1)
      #expect(!plan.questions.isEmpty)
    }
    #expect(planner.practice(count: 0, order: .bySeed, seed: 3).questions.isEmpty)
    #expect(planner.practice(order: .bySeed, seed: 3).questions.count == 30)
  }

  @Test func reviewAsksTheMostForgottenFirstAndThenNewOnes() throws {
    var desk = StudyDesk(settings: StudySettings(newPerDay: 3, usesFuzz: false))
    try desk.answer("q0", .easy)
    try desk.answer("q1", .good)
    try desk.answer("q2", .hard)
    desk.wait(days: 9)
    let plan = try planner(desk).review(seed: 1)
    #expect(plan.mode == .review)
    #expect(plan.questions.prefix(3).map(\.text) == ["q2", "q1", "q0"])
    #expect(plan.questions.count == 6)
    #expect(try planner(desk).due.map(\.id.text) == ["q2", "q1", "q0"])
    // New ones from the easiest level on.
    let levels = plan.questions.dropFirst(3).compactMap { id in
      questions.first { $0.id == id }?.level
    }
    #expect(levels == [.beginner, .beginner, .beginner])
  }

  @Test func dailyLimitCountsWhatWasNewToday() throws {
    var desk = StudyDesk(settings: StudySettings(newPerDay: 3))
    try desk.answer("q0", .good)
    try desk.answer("q1", .good)
    #expect(try planner(desk).newAllowance == 1)
    try desk.answer("q2", .good)
    try desk.answer("q3", .good)
    #expect(try planner(desk).newAllowance == 0)
    desk.wait(days: 1)
    #expect(try planner(desk).newAllowance == 3)
    #expect(try planner(desk, Array(questions[4...5])).newAllowance == 2)
  }

  @Test func newQuestionsStartAtTheLevelThatWasFound() throws {
    var desk = StudyDesk(settings: StudySettings(newPerDay: 4))
    try desk.record(.begin(Placement.plan(seed: 1)), session: "p")
    try desk.record(
      .placement(
        PlacementResult(level: .advanced, ability: 2, standardError: 0.5, answered: 10)),
      session: "p")
    try desk.record(.end(.finished), session: "p")
    let plan = try planner(desk).review(seed: 1)
    let levels = plan.questions.compactMap { id in questions.first { $0.id == id }?.level }
    #expect(levels == [.advanced, .advanced, .advanced, .advanced])
  }

  @Test func studyingAheadLeavesTheScheduleAlone() throws {
    var desk = StudyDesk()
    for index in 0..<5 { try desk.answer("q\(index)", index < 2 ? .easy : .good) }
    desk.wait(days: 1)
    let plan = try planner(desk).ahead(seed: 1)
    #expect(Set(plan.questions.prefix(3).map(\.text)) == ["q2", "q3", "q4"])
    #expect(plan.questions.count == 5)
    #expect(plan.scheduling == .never)
  }
}
