import QuizEngine
import Testing

@Suite struct StudyStatisticsTests {
  private let questions = Question.samples(30)

  private func statistics(_ desk: StudyDesk) throws -> StudyStatistics {
    StudyStatistics(questions: questions, progress: try desk.progress(), now: desk.now)
  }

  @Test func nothingAnsweredIsNoDivisionByNothing() throws {
    let statistics = try statistics(StudyDesk())
    #expect(statistics.overall.total == 30)
    #expect(statistics.overall.recall == nil)
    #expect(statistics.readiness.coverage == 0)
    #expect(statistics.readiness.chance == 0.25)
    #expect(statistics.streak.current == 0)
    #expect(statistics.nextStep == .place)
    let none = StudyStatistics(
      questions: [], progress: Progress(History(), settings: StudySettings()),
      now: Instant(milliseconds: 0))
    #expect(none.readiness.chance == 0)
    #expect(none.nextStep == .none)
  }

  @Test func talliesByLevelAndTopic() throws {
    var desk = StudyDesk(
      settings: StudySettings(interview: InterviewDate(.on("2026-03-12"))))
    try desk.answer("q0", .good)
    try desk.answer("q3", .again)
    try desk.answer("q1", .again)
    try desk.answer("q1", .good)
    try desk.answer("no-longer-in-the-bank", .good)
    let statistics = try statistics(desk)
    #expect(statistics.overall.seen == 3)
    #expect(statistics.overall.right == 2)
    #expect(statistics.overall.rightAtFirst == 1)
    #expect(statistics.levels.map(\.level) == [.beginner, .intermediate, .advanced])
    #expect(statistics.levels.map(\.tally.seen) == [2, 1, 0])
    #expect(statistics.levels[0].tally.recall == 0.5)
    #expect(statistics.levels[2].tally.recall == nil)
    #expect(statistics.topics.map(\.topic.text) == ["basics", "concurrency", "generics"])
    #expect(statistics.topics.map(\.tally.total) == [12, 9, 9])
    let later = try #require(statistics.overall.interviewRecall)
    let today = try #require(statistics.overall.recall)
    #expect(later < today)
    #expect(statistics.overall.due == 1)
    #expect(statistics.readiness.day == .on("2026-03-12"))
    #expect(statistics.newPerDayForInterview == 4)
    #expect(statistics.weakestTopics.map(\.topic.text) == ["generics", "basics"])
  }

  @Test func weakestTopicHasTheLeastRecall() throws {
    var desk = StudyDesk()
    try desk.answer("q0", .good)
    try desk.answer("q3", .again)
    #expect(try statistics(desk).weakestTopics.map(\.topic.text) == ["generics", "basics"])
  }

  @Test func anOldSessionThatWasCutOffIsNotTheFirstThingToDo() throws {
    var desk = StudyDesk(settings: StudySettings(newPerDay: 2))
    try desk.record(
      .begin(SessionPlan(mode: .practice, questions: [.id("q9")], seed: 1)), session: "s")
    let session = try #require(try desk.progress().history.openSession)
    desk.wait(days: 1)
    #expect(try statistics(desk).nextStep == .resume(session))
    desk.wait(days: 1)
    #expect(try statistics(desk).nextStep == .place)
    #expect(try desk.progress().history.openSession == session)
  }

  @Test func nextStepFollowsWhatIsLeftToDo() throws {
    var desk = StudyDesk(settings: StudySettings(newPerDay: 2))
    try desk.answer("q0", .again)
    #expect(try statistics(desk).nextStep == .review(due: 1, minutes: 2))
    try desk.answer("q0", .good)
    #expect(try statistics(desk).nextStep == .learn(new: 1))
    try desk.answer("q3", .good)
    #expect(try statistics(desk).nextStep == .rest(until: .on("2026-03-03")))
    try desk.answer("q4", .again, moves: false)
    #expect(try statistics(desk).nextStep == .practise(topic: .id("generics")))
    try desk.record(
      .begin(SessionPlan(mode: .practice, questions: [.id("q9")], seed: 1)), session: "s")
    guard case .resume(let session) = try statistics(desk).nextStep else {
      Issue.record("a session that was cut off is the first thing to go on with")
      return
    }
    #expect(session.id == "s")
  }

  @Test func examIsWorthItWhenNearlyAllIsKnown() throws {
    var desk = StudyDesk(settings: StudySettings(newPerDay: 100))
    for question in questions { try desk.answer(question.id.text, .easy) }
    let statistics = try statistics(desk)
    #expect(statistics.readiness.chance == 1)
    #expect(statistics.nextStep == .exam)
  }

  @Test func daysThatAreRecalled() throws {
    var desk = StudyDesk()
    try desk.answer("q0", .good)
    try desk.answer("q1", .again)
    desk.wait(days: 2)
    try desk.answer("q2", .good)
    let days = try statistics(desk).lastDays(4)
    #expect(days.map(\.answers) == [0, 2, 0, 1])
    #expect(days.map(\.right) == [0, 1, 0, 1])
    #expect(days.map(\.seconds) == [0, 90, 0, 45])
    #expect(days.last?.day == .on("2026-03-04"))
  }

  @Test func forecastCountsWhatBecomesDue() throws {
    var desk = StudyDesk(settings: StudySettings(usesFuzz: false))
    try desk.answer("q0", .good)
    try desk.answer("q1", .easy)
    try desk.answer("q2", .again)
    let forecast = StudyForecast(
      questions: questions, progress: try desk.progress(), now: desk.now, days: 9)
    #expect(forecast.counts == [1, 0, 1, 0, 0, 0, 0, 0, 1])
  }

  @Test func jsonHasItsNames() throws {
    var desk = StudyDesk()
    try desk.answer("q0", .good)
    let json = try statistics(desk).json
    #expect(
      json.keys == [
        "today", "overall", "levels", "topics", "streak", "days", "readiness", "placement", "exam",
        "newToday", "nextDue", "nextStep",
      ])
    #expect(json["overall"]?["seen"] == 1)
    #expect(try JSON(json.indented) == json)
  }
}
