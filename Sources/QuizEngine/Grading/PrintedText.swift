/// Compares printed text, line by line.
public enum PrintedText {
  /// Whether what was printed is what had to be printed.
  ///
  /// White space at the ends of lines, and empty lines at the end, do not count.
  public static func matches(_ got: String, _ expected: String) -> Bool {
    lines(of: got) == lines(of: expected)
  }

  /// The lines that count.
  public static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      var line = line
      while line.last?.isWhitespace == true { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
