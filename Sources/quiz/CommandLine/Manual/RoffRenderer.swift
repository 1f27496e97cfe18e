import QuizEngine

/// Renders documents as the source of a manual page, with the macros of man(7).
struct RoffRenderer: Sendable {
  init() {}

  /// The lines of the source.
  func lines(_ document: Document) -> [String] {
    document.blocks.flatMap(lines)
  }

  /// A paragraph that hangs below a name, as for an option.
  func entry(_ name: String, _ lines: [String]) -> [String] {
    [".TP", "\\fB\(RoffText.escaped(name))\\fR"] + lines
  }

  /// Lines that keep their breaks and spaces.
  func verbatim(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return [".PP", ".RS 4", ".EX"] + lines.map { RoffText.guarded(RoffText.escaped(String($0))) }
      + [".EE", ".RE"]
  }

  /// Running text, broken into lines of moderate length.
  func text(_ prose: Prose) -> [String] {
    RoffText.lines(RoffText.inline(prose))
  }
}

extension RoffRenderer {
  private func lines(_ block: Document.Block) -> [String] {
    switch block {
    case .heading(_, let prose): [".PP", "\\fB\(RoffText.escaped(prose.plainText))\\fR"]
    case .paragraph(let prose): [".PP"] + text(prose)
    case .code(let code): verbatim(code.text)
    case .list(let list): self.list(list)
    case .quote(let blocks): nested(blocks)
    case .table(let table): self.table(table)
    case .thematicBreak: []
    case .callout(let callout):
      [".PP", "\\fB\(RoffText.escaped(callout.title))\\fR"] + nested(callout.blocks)
    }
  }

  private func nested(_ blocks: [Document.Block]) -> [String] {
    [".RS 4"] + blocks.flatMap(lines) + [".RE"]
  }

  private func list(_ list: Document.List) -> [String] {
    list.items.enumerated().flatMap { index, item -> [String] in
      let head =
        switch list.marker {
        case .bulleted: ".IP \\(bu 2"
        case .numbered(let start): ".IP \(start + index). 4"
        }
      guard case .paragraph(let prose) = item.first else {
        return [head] + nested(item)
      }
      let rest = Array(item.dropFirst())
      return [head] + text(prose) + (rest.isEmpty ? [] : nested(rest))
    }
  }

  /// A row becomes an entry: its first cell is the name, and the others tell about it.
  private func table(_ table: Document.Table) -> [String] {
    table.rows.flatMap { row -> [String] in
      let name = row.first.map(RoffText.inline) ?? ""
      let cells = row.dropFirst().flatMap(text)
      return [".TP", RoffText.guarded("\\fB\(name)\\fR")] + (cells.isEmpty ? ["\\&"] : cells)
    }
  }
}
