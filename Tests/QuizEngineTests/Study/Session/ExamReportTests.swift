import QuizEngine
import Testing

@Suite struct ExamReportTests {
  @Test func anExamThatWasCutOffBehindItsLastAnswerStillHasItsResultToTell() throws {
    var desk = StudyDesk()
    let plan = SessionPlan(mode: .exam, questions: [.id("a")], seed: 1)
    try desk.record(.begin(plan), session: "s")
    try desk.answer("a", .good, mode: .exam, session: "s")
    #expect(try desk.progress().history.openSession?.remaining == [])
    try desk.record(.end(.finished), session: "s")
    #expect(try desk.progress().history.openSession == nil)
  }

  private let questions = [
    Question.sample("a", level: .beginner), .sample("b", level: .advanced),
    .sample("c", level: .advanced, topics: ["generics", "basics"]),
    .sample("d", parts: [.choose, .explain]),
  ]

  @Test func addsUpByLevelAndTopic() throws {
    var desk = StudyDesk()
    let plan = SessionPlan(
      mode: .exam, questions: ["a", "b", "c", "d"].map(Slug.id), seed: 1, minutes: 10,
      passShare: 0.4)
    try desk.record(.begin(plan), session: "s")
    try desk.answer("a", .good, mode: .exam, session: "s")
    try desk.answer("b", .again, mode: .exam, session: "s")
    try desk.record(
      .part(
        question: .id("d"),
        PartRecord(part: 1, verdict: .accepted, points: 10, possiblePoints: 10)), session: "s")
    let session = try #require(try desk.progress().history.openSession)
    let report = ExamReport(session, questions: questions)
    #expect(report.result.points == 20)
    #expect(report.result.possiblePoints == 50)
    #expect(report.result.answered == 2)
    #expect(report.result.isPassed)
    #expect(report.levels.map(\.level) == [.beginner, .advanced])
    #expect(report.levels.map(\.score.possiblePoints) == [30, 20])
    #expect(report.topics.map(\.topic.text) == ["basics", "generics"])
    #expect(report.topics.map(\.score.possiblePoints) == [50, 10])
  }

  @Test func whatCouldNotBeGradedDoesNotCount() throws {
    var desk = StudyDesk()
    let plan = SessionPlan(mode: .exam, questions: [.id("a"), .id("b")], seed: 1, passShare: 1)
    try desk.record(.begin(plan), session: "s")
    try desk.answer("a", .good, mode: .exam, session: "s")
    try desk.record(.grade(.sample("b", nil, mode: .exam)), session: "s")
    let session = try #require(try desk.progress().history.sessions.first)
    let report = ExamReport(session, questions: questions)
    #expect(report.result.possiblePoints == 10)
    #expect(report.result.isPassed)
    #expect(session.remaining.isEmpty)
  }

  @Test func sharesThatMeetTheMarkPass() {
    let result = ExamResult(
      points: 0.1 + 0.2 + 0.3, possiblePoints: 1, answered: 3, questions: 3, passShare: 0.6)
    #expect(result.isPassed)
    #expect(
      ExamResult(points: 0, possiblePoints: 0, answered: 0, questions: 0, passShare: 0.6).share == 0
    )
  }
}
