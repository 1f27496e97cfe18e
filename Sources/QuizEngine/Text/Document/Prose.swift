/// Running text: what stands in a paragraph, a heading or a cell.
///
/// It can be written as a string with other prose in it: `"Use \(.code("let")) here."`
public struct Prose: Hashable, Sendable {
  /// The pieces in the order of reading.
  public var inlines: [Inline]

  /// Gathers pieces.
  public init(_ inlines: [Inline] = []) {
    self.inlines = inlines
  }

  /// Takes a string word for word, without reading any marks in it.
  public init(_ text: String) {
    self.inlines = text.isEmpty ? [] : [.text(text)]
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool {
    inlines.isEmpty
  }

  /// Joins two texts.
  public static func + (one: Prose, other: Prose) -> Prose {
    Prose(one.inlines + other.inlines)
  }

  /// Adds another text at the end.
  public static func += (one: inout Prose, other: Prose) {
    one.inlines += other.inlines
  }
}

extension Prose {
  /// The words alone, without marks and tones.
  public var plainText: String {
    inlines.map(\.plainText).joined()
  }
}
