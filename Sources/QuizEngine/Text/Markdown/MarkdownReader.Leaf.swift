extension MarkdownReader {
  /// An open block that holds lines.
  enum Leaf {
    case paragraph([[Unicode.Scalar]])
    case fence(FenceMark, lines: [[Unicode.Scalar]], line: Int)
    case indentedCode(lines: [[Unicode.Scalar]], line: Int)
    case table(OpenTable)
  }

  /// A table whose rows are still coming.
  struct OpenTable {
    var header: [String]
    var alignments: [Document.Table.Alignment]
    var rows: [[String]] = []
  }

  /// Opens a leaf in the innermost container.
  mutating func begin(_ new: Leaf) {
    closeLeaf()
    if case .list = containers.last?.kind { close(to: containers.count - 1) }
    noteNewBlock()
    leaf = new
  }

  /// Adds the line to the open leaf where this goes before all else; says whether it did.
  mutating func continueLeaf(_ cursor: inout LineCursor) -> Bool {
    switch leaf {
    case .fence(let mark, var lines, let line):
      forgetBlankLine()
      if mark.isClosed(by: cursor) {
        closeLeaf()
        return true
      }
      leaf = nil
      cursor.skip(columns: min(cursor.indent, mark.indent))
      lines.append(cursor.rest)
      leaf = .fence(mark, lines: lines, line: line)
      return true
    case .indentedCode(var lines, let line):
      guard cursor.indent >= 4 || cursor.isBlank else {
        closeLeaf()
        return false
      }
      leaf = nil
      cursor.skip(columns: min(cursor.indent, 4))
      lines.append(cursor.rest)
      leaf = .indentedCode(lines: lines, line: line)
      return true
    case .paragraph, .table, nil:
      return false
    }
  }

  /// Turns the open leaf to a block of its container.
  mutating func closeLeaf() {
    guard let closing = leaf else { return }
    leaf = nil
    switch closing {
    case .paragraph(let lines):
      add(.paragraph(InlineReader.prose(lines.joined(separator: ["\n"]))))
    case .fence(let mark, let lines, let line):
      add(.code(lines, info: mark.info, line: line))
    case .indentedCode(var lines, let line):
      while lines.last?.allSatisfy({ $0 == " " || $0 == "\t" }) == true { lines.removeLast() }
      add(.code(lines, info: nil, line: line))
    case .table(let table):
      add(.table(table.closed))
    }
  }
}

extension MarkdownReader.OpenTable {
  /// The table, with as many cells in each row as there are column titles.
  fileprivate var closed: Document.Table {
    Document.Table(
      header: header.map(Prose.init(markdown:)),
      alignments: alignments,
      rows: rows.map { row in
        header.indices.map { $0 < row.count ? Prose(markdown: row[$0]) : Prose() }
      })
  }
}

extension Document.Block {
  fileprivate static func code(_ lines: [[Unicode.Scalar]], info: String?, line: Int) -> Self {
    var block = Document.CodeBlock("", info: info, line: line)
    block.text = String(scalars: lines.joined(separator: ["\n"]))
    return .code(block)
  }
}
