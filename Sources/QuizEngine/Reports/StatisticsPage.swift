/// Progress as one page that any browser shows: no script, no other file, plots as inline SVG.
public struct StatisticsPage: Sendable {
  let statistics: StudyStatistics
  let forecast: StudyForecast
  private let document: StatisticsDocument

  /// Takes the statistics, the days ahead, and the questions that do not tell the able from the rest.
  public init(
    _ statistics: StudyStatistics, forecast: StudyForecast, weakQuestions: [Discrimination] = []
  ) {
    self.statistics = statistics
    self.forecast = forecast
    document = StatisticsDocument(
      statistics, forecast: forecast, weakQuestions: weakQuestions)
  }

  /// The page; every plot has its numbers beside it or in words, so that nothing hangs on colour.
  public var html: String {
    let renderer = HTMLRenderer()
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
      \(renderer.render(document.summary))
      <section>
      <h2>The last twelve months</h2>
      \(heatPlot)
      </section>
      <section>
      <h2>Due on the next \(forecast.counts.count) days</h2>
      \(forecastPlot)
      </section>
      <section>
      <h2>Known today, by topic</h2>
      \(topicPlot)
      </section>
      \(renderer.render(document.topics + document.separation))</main>
      </body>
      </html>

      """
  }

  func svg(width: Int, height: Int, label: String, _ content: String) -> String {
    """
    <svg role="img" aria-label="\(label)" viewBox="0 0 \(width) \(height)" \
    style="max-width: \(width)px">
    \(content)
    </svg>
    """
  }
}

extension StatisticsPage {
  private static let stylesheet = """
    :root { color-scheme: light dark; --ink: #1d1d1f; --paper: #ffffff; --bar: #0a66c2; --track: #e4e4ea; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #ececf0; --paper: #16161a; --bar: #6db3ff; --track: #34343c; }
    }
    @media print { :root { --ink: #000; --paper: #fff; --bar: #555; --track: #ddd; } }
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
    .mark { stroke: currentColor; stroke-width: 2; }
    .interview { stroke: currentColor; stroke-dasharray: 4 3; }
    table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
    th, td { border-bottom: 1px solid var(--track); padding: .3rem .6rem; text-align: left; }
    th.right, td.right { text-align: right; }
    """
}
