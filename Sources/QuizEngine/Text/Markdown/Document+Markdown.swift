extension Document {
  /// Reads Markdown: the subset of CommonMark that banks use, and GitHub's tables.
  ///
  /// Every input is a text. HTML and entities are words like any others, so `Array<Int>` stays;
  /// link reference definitions and images are not read. Nesting past sixteen lists or thirty-two
  /// quotes is taken as words.
  public init(markdown source: String) {
    var reader = MarkdownReader()
    for line in source.unicodeScalars.lines {
      reader.read(line)
    }
    self.init(reader.finish())
  }
}

extension Prose {
  /// Reads Markdown that is one run of text, without blocks.
  public init(markdown source: String) {
    self = InlineReader.prose(source.unicodeScalars.lines.joined(separator: ["\n"]))
  }
}

extension String.UnicodeScalarView {
  /// The lines, whichever way they end; none after the last line's end.
  fileprivate var lines: [[Unicode.Scalar]] {
    var lines: [[Unicode.Scalar]] = []
    var line: [Unicode.Scalar] = []
    var afterReturn = false
    for scalar in self {
      defer { afterReturn = scalar == "\r" }
      if scalar == "\n", afterReturn { continue }
      if scalar == "\n" || scalar == "\r" {
        lines.append(line)
        line = []
      } else {
        line.append(scalar)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
