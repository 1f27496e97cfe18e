import QuizEngine

/// What the keys do, in lines that fit a width; no entry is broken where it fits a line.
struct KeyLegend: Sendable, Hashable {
  let entries: [String]

  /// The lines of the legend.
  func lines(width: Int) -> [String] {
    var lines: [String] = []
    for entry in entries {
      if let last = lines.last, last.columns + 2 + entry.columns <= width {
        lines[lines.count - 1] += "  " + entry
      } else {
        lines += entry.wrapped(to: width)
      }
    }
    return lines
  }
}
