import QuizEngine

/// Tells where a candidate stands.
struct StatsCommand: RunnableCommand {
  static let command = Command(
    "stats", in: .learn, summary: "Show your progress, by topic and level, and how ready you are.",
    examples: [
      Command.Example("quiz stats", "in the terminal"),
      Command.Example("quiz stats --html progress.html", "as a page with plots"),
    ],
    options: [.json, .html, .force])

  private let banks: [String]
  private let data: String?
  private let json: Bool
  private let html: String?
  private let force: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    banks = values.texts(.bank)
    data = values.text(.data)
    json = values.has(.json)
    html = values.text(.html)
    force = values.has(.force)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(banks)
    let book = try world.openBook(data)
    let statistics = StudyStatistics(
      questions: bank.questions, progress: book.progress, now: world.now())
    let forecast = StudyForecast(
      questions: bank.questions, progress: book.progress, now: world.now(), days: 30)
    let weak = Discrimination.measure(book.history).filter { $0.weakness != nil }
    if let html {
      let page = StatisticsPage(statistics, forecast: forecast, weakQuestions: weak).html
      try world.write(page, to: html, replacing: force)
    } else if json {
      world.console.write(statistics.json.indented + "\n")
    } else {
      world.console.page(
        StatisticsDocument(statistics, forecast: forecast, weakQuestions: weak).document,
        environment: world.variables)
    }
    return .done
  }
}

extension Command.Option {
  fileprivate static let html = Self(
    "html", .one("FILE", .file), summary: "Write one page with plots that any browser shows.")
}
