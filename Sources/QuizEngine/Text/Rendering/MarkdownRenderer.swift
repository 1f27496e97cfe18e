/// Renders documents as Markdown that reads back as the same document.
///
/// What Markdown has no form for is said in words: a tone by its label, a callout as a quote with
/// a title.
public struct MarkdownRenderer: Sendable {
  /// Needs nothing.
  public init() {}

  /// The text, which ends with a line's end unless there is none.
  public func render(_ document: Document) -> String {
    MarkdownWriter.lines(document.blocks).map { $0 + "\n" }.joined()
  }

  /// Running text, for a line of its own or a cell.
  public func render(_ prose: Prose) -> String {
    MarkdownProse(prose).text
  }
}
