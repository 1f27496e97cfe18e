extension Document {
  /// One piece of a text that begins on a line of its own.
  public enum Block: Hashable, Sendable {
    /// A title; the level counts from 1, the highest, to 6.
    case heading(level: Int, Prose)
    /// Running text.
    case paragraph(Prose)
    /// Lines that keep their breaks and spaces.
    case code(CodeBlock)
    /// Items with bullets or numbers.
    case list(List)
    /// Somebody else's words.
    case quote([Block])
    /// Rows and columns.
    case table(Table)
    /// A line between two matters.
    case thematicBreak
    /// Blocks that share a meaning, such as a hint.
    case callout(Callout)
  }
}

extension Document.Block {
  /// A block of code.
  public static func code(_ text: String, language: String?) -> Self {
    .code(Document.CodeBlock(text, info: language))
  }

  /// A block of Swift.
  public static func swift(_ text: String) -> Self {
    .code(text, language: "swift")
  }

  /// A block of Swift with numbered lines.
  public static func numberedSwift(_ text: String) -> Self {
    var block = Document.CodeBlock(text, info: "swift")
    block.isNumbered = true
    return .code(block)
  }

  /// A list of one-line items with bullets.
  public static func bullets(_ items: [Prose]) -> Self {
    .list(Document.List(.bulleted, items.map { [.paragraph($0)] }))
  }

  /// A list of one-line items with numbers.
  public static func numbered(_ items: [Prose], from start: Int = 1) -> Self {
    .list(Document.List(.numbered(from: start), items.map { [.paragraph($0)] }))
  }

  /// A table with a row of column titles.
  public static func table(
    header: [Prose], _ alignments: [Document.Table.Alignment] = [], rows: [[Prose]]
  ) -> Self {
    .table(Document.Table(header: header, alignments: alignments, rows: rows))
  }

  /// A table of names and values, without column titles.
  public static func facts(_ pairs: [(name: Prose, value: Prose)]) -> Self {
    .table(Document.Table(rows: pairs.map { [$0.name, $0.value] }))
  }

  /// Lines close together, each of its own.
  public static func lines(_ lines: [Prose]) -> Self {
    .paragraph(Prose(Array(lines.map(\.inlines).joined(separator: [.lineBreak]))))
  }

  /// A line that says how something went.
  public static func verdict(_ tone: Tone, _ prose: Prose) -> Self {
    .paragraph(.toned(tone, prose))
  }

  /// Blocks under a tone; the tone's own title stands above them unless another is given.
  public static func callout(_ tone: Tone, title: String? = nil, _ blocks: [Self]) -> Self {
    .callout(Document.Callout(tone, title: title, blocks))
  }
}

extension Document.Block: ExpressibleByStringInterpolation {
  /// Lets a string be a paragraph.
  public init(stringLiteral text: String) {
    self = .paragraph(Prose(text))
  }

  /// Lets a string with other prose in it be a paragraph.
  public init(stringInterpolation: Prose.StringInterpolation) {
    self = .paragraph(Prose(stringInterpolation: stringInterpolation))
  }
}
