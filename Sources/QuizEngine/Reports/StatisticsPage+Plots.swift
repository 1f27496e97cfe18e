extension StatisticsPage {
  /// A bar for each topic, the weakest first, with its name and its share written beside it.
  var topicPlot: String {
    let rows = statistics.topics.filter { $0.tally.seen > 0 }
      .sorted { ($0.tally.recall ?? 0, $0.topic) < ($1.tally.recall ?? 0, $1.topic) }
    guard !rows.isEmpty else { return "<p>Nothing was answered yet.</p>" }
    let lines = rows.enumerated().map { index, row in
      let percent = Int(((row.tally.recall ?? 0) * 100).rounded())
      let y = index * 24
      var line = """
        <text x="150" y="\(y + 16)" text-anchor="end">\(row.topic)</text>\
        <rect class="track" x="160" y="\(y + 4)" width="400" height="16"/>\
        <rect class="bar" x="160" y="\(y + 4)" width="\(percent * 4)" height="16"/>
        """
      var words = "\(percent) % of \(row.tally.seen) seen"
      if let later = row.tally.interviewRecall {
        let percent = Int((later * 100).rounded())
        let x = 160 + percent * 4
        line += "<path class=\"mark\" d=\"M\(x) \(y + 2)v20\"/>"
        words += ", then \(percent) %"
      }
      return line + "<text x=\"570\" y=\"\(y + 16)\">\(words)</text>"
    }
    let label = "Known today, in per cent of what was seen, by topic"
    let plot = svg(width: 720, height: rows.count * 24, label: label, lines.joined(separator: "\n"))
    guard statistics.overall.interviewRecallSum != nil else { return plot }
    return plot + "<p>The upright mark, and “then”: known on \(statistics.readiness.day).</p>"
  }

  /// A column for each day ahead, with its number above it, and the interview's day.
  var forecastPlot: String {
    let highest = max(1, forecast.counts.max() ?? 1)
    var parts = forecast.counts.enumerated().map { index, count in
      let height = count * 100 / highest
      let x = index * 24
      let day = statistics.today.advanced(by: index)
      let number =
        count == 0
        ? "" : "<text x=\"\(x + 10)\" y=\"\(114 - height)\" text-anchor=\"middle\">\(count)</text>"
      let date =
        index.isMultiple(of: 7) ? "<text x=\"\(x)\" y=\"136\">\(Self.short(day))</text>" : ""
      return """
        <rect class="bar" x="\(x)" y="\(120 - height)" width="20" height="\(height)">\
        <title>\(day): \(count)</title></rect>\(number)\(date)
        """
    }
    var words =
      "\(forecast.counts.reduce(0, +)) in all, \(forecast.counts.first ?? 0) of them today."
    let left = statistics.readiness.day.days(since: statistics.today)
    if statistics.overall.interviewRecallSum != nil, forecast.counts.indices.contains(left) {
      parts.append("<path class=\"interview\" d=\"M\(left * 24 - 2) 0V120\"/>")
      words += " The dashed line: the interview on \(statistics.readiness.day)."
    }
    return svg(
      width: forecast.counts.count * 24, height: 140, label: "Questions due, day by day",
      parts.joined(separator: "\n")) + "<p>\(words)</p>"
  }

  /// The month and the day, `12-24`.
  private static func short(_ day: CivilDate) -> Substring { day.description.dropFirst(5) }
}
