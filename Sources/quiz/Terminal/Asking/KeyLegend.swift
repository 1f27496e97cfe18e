import QuizEngine

/// What the keys do, in lines that fit a width; no entry is broken where it fits a line.
struct KeyLegend: Sendable, Hashable {
  let entries: [String]

  /// The most columns of a line; the eye should not have to travel.
  static let measure = 90

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

  /// A line of a legend, with the keys in it where the eye finds them.
  static func prose(_ line: String) -> Prose {
    var prose = Prose("")
    var rest = line[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let end = rest.index(after: close)
      prose =
        prose + Prose(String(rest[..<open])) + .toned(.accent, Prose(String(rest[open..<end])))
      rest = rest[end...]
    }
    return prose + Prose(String(rest))
  }
}
