import QuizEngine

/// The form of documents on a stream.
enum DocumentStyle: Sendable, Hashable {
  /// Without escapes, labels in words.
  case plain
  /// For a terminal's eyes.
  case terminal(Palette, Glyphs)
}

extension DocumentStyle {
  /// Whether it would be another one if the background were known.
  var dependsOnBackground: Bool {
    guard case .terminal(let palette, _) = self else { return false }
    return palette.background == .unknown && ![.none, .ansi16].contains(palette.level)
  }

  /// The form for a background.
  func on(_ background: Palette.Background) -> DocumentStyle {
    guard case .terminal(let palette, let glyphs) = self else { return self }
    return .terminal(Palette(palette.level, on: background), glyphs)
  }

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
