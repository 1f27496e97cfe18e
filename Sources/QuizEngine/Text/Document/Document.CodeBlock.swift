extension Document {
  /// Code, output or anything else whose line breaks and spaces matter.
  public struct CodeBlock: Hashable, Sendable {
    /// The lines, without a line's end after the last.
    public var text: String
    /// All that stands after the opening fence: the language and what is said about the code.
    public var info: String?
    /// The line of the opening fence in the source text, counted from 1, if it came from one.
    public var line: Int?

    /// Takes the code as it is, apart from one line's end after the last line.
    public init(_ text: String, info: String? = nil, line: Int? = nil) {
      self.text = text.unicodeScalars.last == "\n" ? String(text.unicodeScalars.dropLast()) : text
      self.info = info
      self.line = line
    }
  }
}

extension Document.CodeBlock {
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
