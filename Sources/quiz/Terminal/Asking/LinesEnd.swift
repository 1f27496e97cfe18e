/// What ends an answer of several lines, Ctrl-D aside.
enum LinesEnd: Sendable, Hashable {
  /// An empty line that was typed, not pasted.
  case emptyLine
  /// A line that is a full stop and nothing else: for answers with empty lines in them.
  case fullStop
}

extension LinesEnd {
  /// The advice for whoever answers.
  var advice: String {
    switch self {
    case .emptyLine: "End with an empty line."
    case .fullStop: "End with a line that holds only a full stop."
    }
  }

  /// Whether a line ends the answer.
  func isMet(by line: String) -> Bool {
    switch self {
    case .emptyLine: line.trimmed.isEmpty
    case .fullStop: line.trimmed == "."
    }
  }
}
