/// What a value on the command line stands for: how it is checked, and what completes it.
enum ValueKind: Sendable, Hashable {
  /// Any text that isn't empty.
  case text
  /// The path of a file, or `-` for standard input or output.
  case file
  /// The path of a folder.
  case folder
  /// The path of a file or a folder.
  case path
  /// The id of a question.
  case question
  /// The name of a topic.
  case topic
  /// The name of a pack.
  case pack
  /// The name of a command or of a help topic.
  case helpSubject
  /// A whole number.
  case integer(ClosedRange<Int>)
  /// A whole number from which chance is drawn.
  case seed
  /// A time such as `90s`, `10m` or `1h30m`.
  case duration
  /// A part of a whole such as `2/4`.
  case share
  /// One of these words.
  case oneOf([String])
}

extension ValueKind {
  /// Whether a value can stand for this.
  func accepts(_ value: String) -> Bool {
    switch self {
    case .text, .file, .folder, .path, .question, .topic, .pack, .helpSubject: !value.isEmpty
    case .integer(let range): Int(value).map(range.contains) ?? false
    case .seed: UInt64(value) != nil
    case .duration: Duration(commandLine: value) != nil
    case .share: Share(value) != nil
    case .oneOf(let values): values.contains(value)
    }
  }

  /// The words that it may be, where these are known beforehand.
  var words: [String] {
    if case .oneOf(let values) = self { values } else { [] }
  }
}
