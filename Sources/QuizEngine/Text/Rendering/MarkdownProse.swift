/// Running text as Markdown.
///
/// Which sign stresses words depends on what stands around them. Rather than to foresee every
/// case, one way of writing after the other is tried, until one reads back as what was meant.
struct MarkdownProse {
  /// The Markdown.
  let text: String

  /// Writes running text; in one line, where lines' ends must not be.
  init(_ prose: Prose, isOneLine: Bool = false) {
    let prose = prose.writable(isOneLine: isOneLine)
    let ways = MarkdownMarks.all.lazy.map { marks in
      var writer = MarkdownInlineWriter(marks)
      writer.write(prose)
      return writer.text
    }
    text = ways.first { Prose(markdown: $0) == prose } ?? ways.first ?? ""
  }
}
