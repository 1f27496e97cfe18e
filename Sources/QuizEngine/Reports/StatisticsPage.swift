/// Progress as one page that any browser shows: no script, no other file, plots as inline SVG.
public struct StatisticsPage: Sendable {
  private let statistics: StudyStatistics
  private let forecast: StudyForecast

  /// Takes the statistics, and how many questions come due on the days ahead.
  public init(_ statistics: StudyStatistics, forecast: StudyForecast) {
    self.statistics = statistics
    self.forecast = forecast
  }

  /// The page; every plot has its numbers beside it or in words, so that nothing hangs on colour.
  public var html: String {
    let body = HTMLRenderer().render(StatisticsDocument(statistics).document)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Progress on \(statistics.today)</title>
      <style>
      \(Self.stylesheet)
      </style>
      </head>
      <body>
      <main>
      <h1>Progress on \(statistics.today)</h1>
      <section>
      <h2>Known today, by topic</h2>
      \(topicPlot)
      </section>
      <section>
      <h2>The last twelve months</h2>
      \(heatPlot)
      </section>
      <section>
      <h2>Due on the next \(forecast.counts.count) days</h2>
      \(forecastPlot)
      </section>
      \(body)</main>
      </body>
      </html>

      """
  }
}

extension StatisticsPage {
  /// A bar for each topic, with its name and its share written beside it.
  private var topicPlot: String {
    let rows = statistics.topics.filter { $0.tally.seen > 0 }
    guard !rows.isEmpty else { return "<p>Nothing was answered yet.</p>" }
    let lines = rows.enumerated().map { index, row in
      let percent = Int(((row.tally.recall ?? 0) * 100).rounded())
      let y = index * 24
      return """
        <text x="150" y="\(y + 16)" text-anchor="end">\(row.topic)</text>\
        <rect class="track" x="160" y="\(y + 4)" width="400" height="16"/>\
        <rect class="bar" x="160" y="\(y + 4)" width="\(percent * 4)" height="16"/>\
        <text x="570" y="\(y + 16)">\(percent) % of \(row.tally.seen) seen</text>
        """
    }
    let label = "Known today, in per cent of what was seen, by topic"
    return svg(width: 720, height: rows.count * 24, label: label, lines.joined(separator: "\n"))
  }

  /// A square for each day, with the number of answers in it.
  private var heatPlot: String {
    let days = statistics.lastDays(364)
    let answered = days.filter { $0.answers > 0 }
    let first = days.first.map { ($0.day.weekday + 6) % 7 } ?? 0
    let squares = days.enumerated().map { index, day in
      let place = index + first
      let x = place / 7 * 14
      let y = place % 7 * 14
      let step = day.answers == 0 ? 0 : min(4, 1 + day.answers / 5)
      return """
        <rect class="heat\(step)" x="\(x)" y="\(y)" width="12" height="12">\
        <title>\(day.day): \(day.answers) answers</title></rect>
        """
    }
    let total = answered.reduce(0) { $0 + $1.answers }
    let label = "\(total) answers on \(answered.count) days of the last 364"
    return svg(width: 53 * 14, height: 98, label: label, squares.joined(separator: "\n"))
      + "<p>\(label); the longest streak has \(statistics.streak.longest) days.</p>"
  }

  /// A column for each day ahead, with its number above it.
  private var forecastPlot: String {
    let highest = max(1, forecast.counts.max() ?? 1)
    let columns = forecast.counts.enumerated().map { index, count in
      let height = count * 100 / highest
      let x = index * 24
      let number =
        count == 0
        ? "" : "<text x=\"\(x + 10)\" y=\"\(114 - height)\" text-anchor=\"middle\">\(count)</text>"
      return """
        <rect class="bar" x="\(x)" y="\(120 - height)" width="20" height="\(height)">\
        <title>in \(index) days: \(count)</title></rect>\(number)
        """
    }
    return svg(
      width: forecast.counts.count * 24, height: 140, label: "Questions due, day by day",
      columns.joined(separator: "\n") + "<text x=\"0\" y=\"136\">today</text>")
  }

  private func svg(width: Int, height: Int, label: String, _ content: String) -> String {
    """
    <svg role="img" aria-label="\(label)" viewBox="0 0 \(width) \(height)" \
    style="max-width: \(width)px">
    \(content)
    </svg>
    """
  }

  private static let stylesheet = """
    :root { color-scheme: light dark; --ink: #1d1d1f; --paper: #ffffff; --bar: #0a66c2; --track: #e4e4ea; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #ececf0; --paper: #16161a; --bar: #6db3ff; --track: #34343c; }
    }
    body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0; }
    main { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
    svg { width: 100%; height: auto; font-size: 12px; }
    svg text { fill: currentColor; }
    .bar { fill: var(--bar); }
    .track, .heat0 { fill: var(--track); }
    .heat1 { fill: var(--bar); fill-opacity: .35; }
    .heat2 { fill: var(--bar); fill-opacity: .55; }
    .heat3 { fill: var(--bar); fill-opacity: .75; }
    .heat4 { fill: var(--bar); }
    table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
    th, td { border-bottom: 1px solid var(--track); padding: .3rem .6rem; text-align: left; }
    pre { overflow-x: auto; }
    """
}
