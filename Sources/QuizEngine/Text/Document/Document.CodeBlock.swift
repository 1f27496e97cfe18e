extension Document {
  /// Code, output or anything else whose line breaks and spaces matter.
  public struct CodeBlock: Hashable, Sendable {
    /// The lines, without a line's end after the last.
    public var text: String
    /// All that stands after the opening fence: the language and what is said about the code.
    public var info: String?
    /// The line of the opening fence in the source text, counted from 1, if it came from one.
    public var line: Int?
    /// Whether the lines are shown with numbers from 1, to speak of them.
    public var isNumbered = false

    /// Takes the code as it is, apart from one line's end after the last line.
    public init(_ text: String, info: String? = nil, line: Int? = nil) {
      self.text = text.unicodeScalars.last == "\n" ? String(text.unicodeScalars.dropLast()) : text
      self.info = info
      self.line = line
    }
  }
}

extension Document.CodeBlock {
  /// The lines as they are shown where nothing else sets the numbers apart.
  var shownText: String {
    guard isNumbered else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let width = "\(lines.count)".count
    return lines.enumerated().map { index, line in
      let number = "\(index + 1)".padded(to: width, .right)
      return line.isEmpty ? number : "\(number)  \(line)"
    }.joined(separator: "\n")
  }

  /// The first word of the info string, in lower case.
  public var language: String? {
    info?.split(whereSeparator: \.isWhitespace).first?.lowercased()
  }

  /// What the info string says after the language.
  public var attributes: String {
    guard let info, let word = info.split(whereSeparator: \.isWhitespace).first else { return "" }
    return String(info[word.endIndex...].drop(while: \.isWhitespace))
  }
}
