import QuizEngine

/// The form of documents on a stream.
enum DocumentStyle: Sendable, Hashable {
  /// Without escapes, labels in words.
  case plain
  /// For a terminal's eyes.
  case terminal(Palette, Glyphs)
}

extension DocumentStyle {
  /// The document as text for so many columns.
  func render(_ document: Document, width: Int) -> String {
    switch self {
    case .plain: PlainRenderer(width: width).render(document)
    case .terminal(let palette, let glyphs):
      TerminalRenderer(width: width, palette: palette, glyphs: glyphs).render(document)
    }
  }

  /// The prose as text for so many columns, without a final newline.
  func render(_ prose: Prose, width: Int) -> String {
    switch self {
    case .plain: PlainRenderer(width: width).render(prose)
    case .terminal(let palette, let glyphs):
      TerminalRenderer(width: width, palette: palette, glyphs: glyphs).render(prose)
    }
  }
}
