/// A sheet as Markdown, to be filled in on a screen, or as plain text, to be printed.
public struct KitSheetText: Sendable {
  private let sheet: KitSheet

  /// Takes a sheet.
  public init(_ sheet: KitSheet) {
    self.sheet = sheet
  }

  /// The sheet as Markdown.
  public var markdown: String {
    MarkdownRenderer().render(
      document(blank: "…………") { space in
        switch space {
        case .letters: [.paragraph("……")]
        case .grid(let lines): [.code(Self.empty(lines / 2), language: "swift")]
        case .box(let lines), .lines(let lines): [.code(Self.empty(lines / 2), language: "text")]
        }
      })
  }

  /// The sheet as plain text.
  ///
  /// - Parameter width: the most columns of a line.
  public func plain(width: Int = 80) -> String {
    let line = String(repeating: "_", count: max(width - 4, 8))
    return PlainRenderer(width: width).render(
      document(blank: "____________________________") { space in
        switch space {
        case .letters: [.paragraph("____")]
        case .grid(let lines), .box(let lines), .lines(let lines):
          [.code(Array(repeating: line, count: lines).joined(separator: "\n"), language: nil)]
        }
      })
  }

  private static func empty(_ lines: Int) -> String {
    String(repeating: "\n", count: max(lines, 2))
  }

  private func document(blank: String, _ space: (KitSheet.Space) -> Document) -> Document {
    var document: Document = [
      .heading(level: 1, Prose(sheet.fullTitle)),
      .lines([Prose("Name: \(blank)"), Prose("Date: \(blank)")]),
      .paragraph(.muted(Prose("\(sheet.measure). Kit \(sheet.kit)."))),
    ]
    document += sheet.instructions
    for entry in sheet.questions {
      if let section = entry.section { document.append(.heading(level: 2, Prose(section))) }
      document.append(.heading(level: 2, Prose("\(entry.number). \(entry.title)")))
      document.append(.paragraph(.muted(Prose(entry.measure + "."))))
      document += entry.prompt
      for piece in entry.pieces {
        if let heading = piece.heading { document.append(.heading(level: 3, Prose(heading))) }
        document += piece.task
        document.append(.paragraph(.strong(Prose(piece.advice))))
        document += space(piece.space)
      }
    }
    return document
  }
}
