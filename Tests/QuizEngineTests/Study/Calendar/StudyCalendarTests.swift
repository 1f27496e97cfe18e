import QuizEngine
import Testing

@Suite struct StudyCalendarTests {
  @Test(arguments: [
    // Ten to midnight and ten past it are the same study day, four hours later is the next.
    ("Europe/Berlin", 4, "2026-01-05T22:50:00Z", "2026-01-05"),
    ("Europe/Berlin", 4, "2026-01-05T23:10:00Z", "2026-01-05"),
    ("Europe/Berlin", 4, "2026-01-06T02:59:59Z", "2026-01-05"),
    ("Europe/Berlin", 4, "2026-01-06T03:00:00Z", "2026-01-06"),
    ("Europe/Berlin", 0, "2026-01-05T23:00:00Z", "2026-01-06"),
    // Summer time: the same hour is an hour earlier in universal time.
    ("Europe/Berlin", 4, "2026-03-29T01:59:59Z", "2026-03-28"),
    ("Europe/Berlin", 4, "2026-03-29T02:00:00Z", "2026-03-29"),
    ("Pacific/Auckland", 4, "2026-01-05T15:00:00Z", "2026-01-06"),
    ("America/Los_Angeles", 4, "2026-01-05T11:00:00Z", "2026-01-04"),
    ("Asia/Kolkata", 0, "2026-01-05T18:30:00Z", "2026-01-06"),
  ])
  func dayOfAMoment(zone: String, hour: Int, moment: String, day: String) throws {
    let calendar = try Self.calendar(zone, hour)
    let moment = try #require(Instant(moment))
    #expect(calendar.day(of: moment).description == day)
  }

  @Test(arguments: [
    // Midnight in Berlin, in winter and in summer: adding 24 hours would miss it.
    ("Europe/Berlin", 0, "2026-03-29", "2026-03-28T23:00:00.000Z"),
    ("Europe/Berlin", 0, "2026-03-30", "2026-03-29T22:00:00.000Z"),
    ("Europe/Berlin", 0, "2026-10-26", "2026-10-25T23:00:00.000Z"),
    // The hour that is left out, and the one that comes twice.
    ("Europe/Berlin", 2, "2026-03-29", "2026-03-29T01:00:00.000Z"),
    ("Europe/Berlin", 2, "2026-10-25", "2026-10-25T00:00:00.000Z"),
    // Midnight itself is left out.
    ("America/Santiago", 0, "2026-09-06", "2026-09-06T04:00:00.000Z"),
  ])
  func startOfADay(zone: String, hour: Int, day: String, start: String) throws {
    let calendar = try Self.calendar(zone, hour)
    let day = try #require(CivilDate(day))
    #expect(calendar.start(of: day).description == start)
  }

  @Test(arguments: [
    "UTC", "Europe/Berlin", "America/Santiago", "Australia/Lord_Howe", "Asia/Tokyo",
  ])
  func everyDayBeginsWhereTheOneBeforeEnds(zone: String) throws {
    for hour in [0, 1, 2, 3, 4, 23] {
      let calendar = try Self.calendar(zone, hour)
      for number in 20454..<20454 + 366 {
        let day = CivilDate(dayNumber: number)
        let start = calendar.start(of: day)
        try #require(calendar.day(of: start) == day)
        let before = Instant(milliseconds: start.milliseconds - 1)
        try #require(calendar.day(of: before) == day.advanced(by: -1))
      }
    }
  }

  @Test(arguments: [-1, 24, 100])
  func refusesAnHour(hour: Int) {
    #expect(throws: StudyCalendarFault.rollOverHour(hour)) {
      try StudyCalendar(zone: .universal, rollOverHour: hour)
    }
  }

  @Test func daysOfTheWeek() {
    let monday = CivilDate.on("2026-01-05")
    #expect((0..<7).map { monday.advanced(by: $0).weekday } == Array(0..<7))
    #expect(CivilDate(dayNumber: -1).weekday == 2)
  }

  private static func calendar(_ zone: String, _ hour: Int) throws -> StudyCalendar {
    try StudyCalendar(zone: try #require(StudyZone(named: zone)), rollOverHour: hour)
  }
}
