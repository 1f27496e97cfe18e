/// Renders documents for a terminal, with colours where it has them.
public struct TerminalRenderer: Sendable {
  /// The columns of the terminal.
  public var width: Int
  /// The colours that it can show.
  public var palette: Palette
  /// The signs that it can show.
  public var glyphs: Glyphs
  /// Whether it opens links; where it does, addresses need not stand behind them.
  public var opensLinks: Bool

  /// Describes the terminal.
  public init(
    width: Int, palette: Palette = .none, glyphs: Glyphs = .unicode, opensLinks: Bool = false
  ) {
    self.width = width
    self.palette = palette
    self.glyphs = glyphs
    self.opensLinks = opensLinks
  }

  /// The text, which ends with a line's end unless there is none.
  public func render(_ document: Document) -> String {
    lines(document).map { $0 + "\n" }.joined()
  }

  /// Running text in lines, without a margin.
  public func render(_ prose: Prose) -> String {
    layout.lines(prose, width: width).map(paint).joined(separator: "\n")
  }

  /// The lines without their ends; each turns off whatever it turns on.
  public func lines(_ document: Document) -> [String] {
    let margin = StyledText(String(repeating: " ", count: self.margin))
    return layout.lines(document.blocks, width: width - 2 * self.margin).map { line in
      paint([margin] + line)
    }
  }
}

extension TerminalRenderer {
  /// The most columns of running text; longer lines are hard to read.
  static let measure = 90

  /// The columns left free at both sides.
  public var margin: Int {
    width >= 60 ? 2 : 0
  }

  private var layout: Layout {
    let hasColors = palette.level != .none
    return Layout(
      glyphs: glyphs, saysTonesInWords: glyphs == .ascii, marksInlines: !hasColors,
      underlinesHeadings: !hasColors, opensLinks: opensLinks, codeIndent: 2,
      measure: Self.measure)
  }

  private func paint(_ line: [StyledText]) -> String {
    var result = ""
    for span in line.trimmed {
      result += paint(span)
    }
    return result
  }

  private func paint(_ span: StyledText) -> String {
    let parameters = palette.parameters(for: span.style)
    var text = span.text
    if !parameters.isEmpty {
      text = "\u{1B}[\(parameters.joined(separator: ";"))m\(text)\u{1B}[0m"
    }
    if let address = span.style.link {
      text = "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
    }
    return text
  }
}

extension [StyledText] {
  /// The line without spaces at its end, with neighbours of one style joined.
  fileprivate var trimmed: [StyledText] {
    var spans: [StyledText] = []
    for span in self where !span.text.isEmpty {
      if spans.last?.style == span.style {
        spans[spans.count - 1].text += span.text
      } else {
        spans.append(span)
      }
    }
    while let last = spans.last {
      let text = last.text.dropLast(last.text.reversed().prefix { $0 == " " }.count)
      spans[spans.count - 1].text = String(text)
      if !text.isEmpty { break }
      spans.removeLast()
    }
    return spans
  }
}
