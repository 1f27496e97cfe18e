/// Renders documents as text without escapes, for files, pipes and screen readers.
public struct PlainRenderer: Sendable {
  /// The most columns of a line.
  public var width: Int

  /// Renders for a width in columns.
  public init(width: Int = 80) {
    self.width = width
  }

  /// The text, which ends with a line's end unless there is none.
  public func render(_ document: Document) -> String {
    lines(document).map { $0 + "\n" }.joined()
  }

  /// Running text in lines.
  public func render(_ prose: Prose) -> String {
    layout.lines(prose, width: width).map(\.plain).joined(separator: "\n")
  }

  /// The lines without their ends.
  public func lines(_ document: Document) -> [String] {
    layout.lines(document.blocks, width: width).map(\.plain)
  }
}

extension PlainRenderer {
  private var layout: Layout {
    Layout(
      glyphs: .ascii, saysTonesInWords: true, marksInlines: true, underlinesHeadings: true,
      opensLinks: false, codeIndent: 4, measure: max(width, 1))
  }
}

extension [StyledText] {
  /// The words of a line, without spaces at its end.
  fileprivate var plain: String {
    let text = map(\.text).joined()
    return String(text.dropLast(text.reversed().prefix { $0 == " " }.count))
  }
}
