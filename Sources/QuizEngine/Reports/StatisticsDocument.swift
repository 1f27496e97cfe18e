/// Tells progress: how ready one is, then by level and by topic.
public struct StatisticsDocument: Sendable {
  let statistics: StudyStatistics
  let forecast: StudyForecast?
  private let weakQuestions: [Discrimination]

  /// Takes the statistics, the days ahead, and the questions that do not tell the able from the rest.
  public init(
    _ statistics: StudyStatistics, forecast: StudyForecast? = nil,
    weakQuestions: [Discrimination] = []
  ) {
    self.statistics = statistics
    self.forecast = forecast
    self.weakQuestions = weakQuestions
  }

  /// The whole of it.
  public var document: Document {
    summary + topics + heatMap + separation
  }

  /// What matters the most: where one stands, level by level, and what to do next.
  var summary: Document {
    [
      .heading(level: 2, "Where you stand"), .facts(facts), levelTable,
      NextStepAdvice(statistics).paragraph,
    ]
  }

  /// Topic by topic.
  var topics: Document {
    var document: Document = []
    if let topicTable { document.append(topicTable) }
    if !weakest.isEmpty { document.append(.paragraph(weakest)) }
    if let unseenTopics { document.append(unseenTopics) }
    return document
  }

  /// The questions that tell little.
  var separation: Document {
    guard !weakQuestions.isEmpty else { return [] }
    return [
      .heading(level: 3, "Questions that tell little"),
      .facts(
        weakQuestions.map { entry in
          (name: .code(entry.question.text), value: Prose(entry.weakness?.words ?? ""))
        }),
    ]
  }
}

extension StatisticsDocument {
  private var weakest: Prose {
    let topics = statistics.weakestTopics.prefix(3).map { entry in
      "\(entry.topic) (\(Int((entry.recall * 100).rounded())) %)"
    }
    return topics.isEmpty ? [] : Prose("Weakest topics: \(topics.joined(separator: ", ")).")
  }

  /// Ten weeks, a row for each day of the week: a number for each day's answers.
  var heatMap: Document {
    // The columns are calendar weeks, so the last one ends today.
    let days = statistics.lastDays(63 + statistics.today.weekday + 1)
    guard days.contains(where: { $0.answers > 0 }) else { return [] }
    var rows = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map { "\($0) " }
    for day in days { rows[day.day.weekday] += Self.mark(day.answers) }
    return [
      .heading(level: 3, "The last ten weeks"), .code(rows.joined(separator: "\n"), language: nil),
      .paragraph(.muted("Answers a day: · none, 1 to 9 so many, + more.")),
    ]
  }

  private static func mark(_ answers: Int) -> String {
    answers == 0 ? "·" : answers < 10 ? "\(answers)" : "+"
  }
}

extension Discrimination.Weakness {
  /// What is weak, in words.
  fileprivate var words: String {
    switch self {
    case .alwaysRight: "always right"
    case .neverRight: "never right"
    case .unrelated: "goes little with how you do otherwise"
    case .upsideDown: "goes against how you do otherwise"
    }
  }
}
