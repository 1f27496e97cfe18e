import QuizEngine
import Testing

@Suite struct InterviewDateTests {
  private let interview = InterviewDate(.on("2026-06-30"))

  @Test func nothingIsDueBehindIt() {
    for back in 0...400 {
      let reviewed = interview.day.advanced(by: -back)
      for interval in 1...500 {
        for chance in [0, 0.3, 0.999] {
          let due = interview.due(
            reviewed.advanced(by: interval), reviewed: reviewed, chance: chance)
          #expect(due <= interview.day)
          #expect(due > reviewed || back == 0 && due == interview.day)
        }
      }
    }
  }

  @Test func whatIsDueBeforeItStaysWhereItIs() {
    #expect(
      interview.due(.on("2026-06-20"), reviewed: .on("2026-06-01"), chance: 0.5)
        == .on("2026-06-20"))
    #expect(
      interview.due(.on("2026-06-29"), reviewed: .on("2026-06-01"), chance: 0.5)
        == .on("2026-06-29"))
  }

  @Test func lastLooksAreSpreadOverTheLastQuarter() {
    let days = (0..<100).map { index in
      interview.due(.on("2027-01-01"), reviewed: .on("2026-05-21"), chance: Double(index) / 100)
    }
    #expect(Set(days).count == 10)
    #expect(days.min() == .on("2026-06-20"))
    #expect(days.max() == .on("2026-06-29"))
  }

  @Test func interviewThatIsOverBindsNothing() {
    #expect(
      interview.due(.on("2026-09-01"), reviewed: .on("2026-07-01"), chance: 0) == .on("2026-09-01"))
  }

  @Test func progressKeepsToIt() throws {
    var desk = StudyDesk(settings: StudySettings(interview: InterviewDate(.on("2026-03-20"))))
    for index in 0..<40 { try desk.answer("q\(index)", .easy) }
    desk.wait(days: 7)
    for index in 0..<40 { try desk.answer("q\(index)", .easy) }
    let progress = try desk.progress()
    for index in 0..<40 {
      let due = try #require(progress.dueDay(of: .id("q\(index)")))
      #expect(due < .on("2026-03-20"))
      #expect(due > .on("2026-03-09"))
      #expect(progress.outlook(of: .id("q\(index)"), at: desk.now).values.allSatisfy { $0 <= 11 })
    }
  }
}
