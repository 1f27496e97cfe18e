import QuizEngine
import Testing

@Suite struct ProgressTests {
  @Test func replayEqualsTheScheduler() throws {
    var desk = StudyDesk(settings: StudySettings(usesFuzz: false))
    var memory: Memory?
    for (rating, days) in [(Rating.good, 2), (.good, 9), (.again, 1), (.hard, 2), (.easy, 5)] {
      try desk.answer("a", rating)
      memory = Scheduler.study.review(memory, rating, at: desk.now)
      desk.wait(days: days)
    }
    let progress = try desk.progress()["a"]
    #expect(progress.memory == memory)
    #expect(progress.reviews == 5)
    #expect(progress.lapses == 1)
  }

  @Test func replayIsTheSameEveryTime() throws {
    var desk = StudyDesk()
    for index in 0..<50 {
      try desk.answer("q\(index % 7)", Rating(rawValue: 1 + index * 5 % 4) ?? .good)
      desk.wait(days: index % 3)
    }
    #expect(try desk.progress().questions == desk.progress().questions)
  }

  @Test func studyDaysAreCountedAndNotHours() throws {
    let berlin = try #require(StudyZone(named: "Europe/Berlin"))
    var desk = StudyDesk(
      now: .at("2026-03-02T22:00:00.000Z"),
      settings: StudySettings(calendar: try StudyCalendar(zone: berlin)))
    try desk.answer("a", .good)
    #expect(try desk.progress().dueDay(of: .id("a")) == .on("2026-03-04"))
    // Due from the beginning of the day, although two whole days have not passed.
    desk.now = .at("2026-03-04T03:05:00.000Z")
    #expect(try desk.progress().isDue(.id("a"), at: desk.now))
    desk.now = .at("2026-03-04T02:55:00.000Z")
    #expect(try !desk.progress().isDue(.id("a"), at: desk.now))
  }

  @Test func travelMovesNoDay() throws {
    let zones = try ["Europe/Berlin", "America/Los_Angeles"].map { name in
      try StudyCalendar(zone: #require(StudyZone(named: name)))
    }
    var desk = StudyDesk(
      now: .at("2026-03-02T08:00:00.000Z"), settings: StudySettings(calendar: zones[0]))
    try desk.answer("a", .good)
    let before = try desk.progress().dueDay(of: .id("a"))
    desk.settings.calendar = zones[1]
    #expect(try desk.progress().dueDay(of: .id("a")) == before)
  }

  @Test func answersAheadOfTheirTimeLeaveTheScheduleAlone() throws {
    var desk = StudyDesk()
    try desk.answer("a", .good)
    let before = try desk.progress()
    #expect(!before.movesSchedule(.id("a"), at: desk.now, scheduling: .whenDue))
    #expect(before.movesSchedule(.id("a"), at: desk.now, scheduling: .always))
    #expect(before.movesSchedule(.id("new"), at: desk.now, scheduling: .whenDue))
    #expect(!before.movesSchedule(.id("new"), at: desk.now, scheduling: .never))
    for rating in Rating.allCases { try desk.answer("a", rating, moves: false) }
    let after = try desk.progress()
    #expect(after["a"].memory == before["a"].memory)
    #expect(after["a"].due == before["a"].due)
    #expect(after["a"].answers.count == 5)
    desk.wait(days: 4)
    #expect(after.movesSchedule(.id("a"), at: desk.now, scheduling: .whenDue))
  }

  @Test func whatWasForgottenComesBackTheSameDay() throws {
    var desk = StudyDesk()
    try desk.answer("a", .again)
    let progress = try desk.progress()
    #expect(progress["a"].due == .at(desk.now.advanced(by: .seconds(600))))
    #expect(progress.isDueToday(.id("a"), at: desk.now))
    #expect(progress.isDue(.id("a"), at: desk.now))
    #expect(progress.outlook(of: .id("a"), at: desk.now)[.again] == 0)
  }

  @Test func wrongAnswersAreNotKnown() throws {
    var desk = StudyDesk()
    try desk.answer("a", .again)
    try desk.answer("b", .good)
    let progress = try desk.progress()
    #expect(progress.recall(of: .id("a"), on: .on("2026-03-02")) == 0)
    #expect(progress.recall(of: .id("b"), on: .on("2026-03-02")) == 1)
    #expect(progress.recall(of: .id("b"), on: .on("2026-03-12")) < 0.9)
    #expect(progress.recall(of: .id("never"), on: .on("2026-03-02")) == 0)
  }

  @Test func gradesThatAreNoFaultOfTheAnswerChangeNothing() throws {
    var desk = StudyDesk()
    try desk.record(.grade(.sample("a", nil)))
    let progress = try desk.progress()["a"]
    #expect(progress.memory == nil)
    #expect(progress.wasRightAtFirst == nil)
  }
}
