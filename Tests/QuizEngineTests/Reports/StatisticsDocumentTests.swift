import QuizEngine
import QuizTestSupport
import Testing

@Suite struct StatisticsDocumentTests {
  private let questions = Question.samples(6)

  /// A Wednesday, and a Thursday two weeks later.
  private func statistics() throws -> (StudyStatistics, StudyForecast) {
    var desk = StudyDesk(now: .at("2026-03-04T08:00:00.000Z"))
    try desk.answer("q0", .good)
    try desk.answer("q1", .good)
    desk.wait(days: 15)
    try desk.answer("q2", .again)
    let progress = try desk.progress()
    return (
      StudyStatistics(questions: questions, progress: progress, now: desk.now),
      StudyForecast(questions: questions, progress: progress, now: desk.now, days: 30)
    )
  }

  private func plain(_ document: Document, width: Int = 80) -> [String] {
    PlainRenderer(width: width).render(document).split(separator: "\n").map(String.init)
  }

  @Test func answersStandOnTheirDayOfTheWeek() throws {
    let (statistics, _) = try statistics()
    let lines = plain(StatisticsDocument(statistics).document)
    let rows = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].compactMap { name in
      lines.first { $0.drop { $0 == " " }.hasPrefix(name + " ") }?.split(separator: " ").last
    }
    #expect(
      rows == [
        "··········", "··········", "·······2··", "·········1", "·········", "·········",
        "·········",
      ])
  }

  @Test(arguments: [40, 80, 200])
  func noLineIsWiderThanTheTerminal(width: Int) throws {
    let (statistics, forecast) = try statistics()
    let lines = plain(StatisticsDocument(statistics, forecast: forecast).document, width: width)
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.contains { $0.contains("0 0 0 0 0 2") })
  }

  @Test func thePageTellsDaysAheadAndHasEachPlot() throws {
    let (statistics, forecast) = try statistics()
    let page = StatisticsPage(statistics, forecast: forecast).html
    #expect(page.components(separatedBy: "<svg role=\"img\"").count == 4)
    #expect(page.contains("<title>2026-03-04: 2 answers</title>"))
    #expect(page.contains("<title>2026-03-19: 3</title>"))
    #expect(!page.contains("<script"))
  }
}

extension String {
  fileprivate func components(separatedBy mark: String) -> [Substring] {
    split(separator: mark, omittingEmptySubsequences: false)
  }
}
