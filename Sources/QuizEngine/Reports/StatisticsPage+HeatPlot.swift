extension StatisticsPage {
  /// The answers of a day from which its square is one shade darker.
  private static let shades = [1, 5, 10, 15]

  /// A square for each day, a column for each calendar week, with the number of answers in it.
  var heatPlot: String {
    let days = statistics.lastDays(52 * 7 + statistics.today.weekday + 1)
    let answered = days.filter { $0.answers > 0 }
    var parts = ["Mo", "We", "Fr"].enumerated().map { index, name in
      "<text x=\"0\" y=\"\(Self.top + index * 28 + 10)\">\(name)</text>"
    }
    for (index, day) in days.enumerated() {
      let x = Self.left + index / 7 * 14
      let y = Self.top + day.day.weekday * 14
      let shade = Self.shades.count { $0 <= day.answers }
      parts.append(
        """
        <rect class="heat\(shade)" x="\(x)" y="\(y)" width="12" height="12">\
        <title>\(day.day): \(day.answers) answers</title></rect>
        """)
      if day.day.day == 1 {
        parts.append("<text x=\"\(x)\" y=\"12\">\(Self.months[day.day.month - 1])</text>")
      }
    }
    let total = answered.reduce(0) { $0 + $1.answers }
    let label = "\(total) answers on \(answered.count) days of the last \(days.count)"
    return svg(
      width: Self.left + 53 * 14, height: Self.top + 98, label: label,
      parts.joined(separator: "\n"))
      + "<p>\(label); the longest streak has \(statistics.streak.longest) days. \(legend)</p>"
  }

  private var legend: String {
    let squares = (0...Self.shades.count).map { shade in
      let least = shade == 0 ? 0 : Self.shades[shade - 1]
      return """
        <svg viewBox="0 0 12 12" style="width: 12px" aria-hidden="true">\
        <rect class="heat\(shade)" width="12" height="12"/></svg> \(least)
        """
    }
    return "Answers a day, from: \(squares.joined(separator: " "))"
  }

  private static let left = 26
  private static let top = 18
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
