extension MarkdownReader {
  /// An open block that holds lines.
  struct Leaf {
    /// What it is.
    let kind: Kind
    /// The number of its first line, counted from 1.
    let number: Int
    /// The lines so far, without the marks of the containers and of the block itself.
    var lines: [[Unicode.Scalar]] = []
  }
}

extension MarkdownReader.Leaf {
  /// What holds lines.
  enum Kind {
    case paragraph
    case fence(FenceMark)
    case indentedCode
    case table(header: [String], [Document.Table.Alignment])
  }

  /// Whether it is a paragraph.
  var isParagraph: Bool {
    if case .paragraph = kind { true } else { false }
  }

  /// Whether it is a table.
  var isTable: Bool {
    if case .table = kind { true } else { false }
  }

  /// The closed block.
  var block: Document.Block {
    switch kind {
    case .paragraph:
      .paragraph(InlineReader.prose(lines.joined(separator: ["\n"])))
    case .fence(let mark):
      code(lines[...], info: mark.info)
    case .indentedCode:
      code(lines.droppingBlankLinesAtEnd, info: nil)
    case .table(let header, let alignments):
      .table(table(header, alignments))
    }
  }

  private func code(_ lines: ArraySlice<[Unicode.Scalar]>, info: String?) -> Document.Block {
    var block = Document.CodeBlock("", info: info, line: number)
    block.text = String(scalars: lines.joined(separator: ["\n"]))
    return .code(block)
  }

  /// The table, with as many cells in each row as there are column titles.
  private func table(
    _ header: [String], _ alignments: [Document.Table.Alignment]
  ) -> Document.Table {
    let rows = lines.map { line in
      let cells = TableLine(line[...]).cells
      return header.indices.map { $0 < cells.count ? Prose(markdown: cells[$0]) : Prose() }
    }
    return Document.Table(
      header: header.map(Prose.init(markdown:)), alignments: alignments, rows: rows)
  }
}

extension [[Unicode.Scalar]] {
  fileprivate var droppingBlankLinesAtEnd: ArraySlice<[Unicode.Scalar]> {
    var lines = self[...]
    while lines.last?.allSatisfy({ $0 == " " || $0 == "\t" }) == true { lines.removeLast() }
    return lines
  }
}
