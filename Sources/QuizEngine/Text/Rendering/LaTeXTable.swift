/// A table as LaTeX, in pieces that fit on a page: what no page's end may divide would be cut there.
struct LaTeXTable {
  private let table: Document.Table
  private let renderer: LaTeXRenderer

  init(_ table: Document.Table, _ renderer: LaTeXRenderer) {
    self.table = table
    self.renderer = renderer
  }

  /// The lines of text that a piece may have, and those of a page by which they are guessed.
  private static let mostLines = 36
  private static let columnsOfPage = 88

  /// The environments.
  var text: String {
    guard table.columnCount > 0 else { return "" }
    return pieces.map(piece).joined(separator: "\n\n")
  }

  /// The rows in pieces.
  private var pieces: [[[Prose]]] {
    var pieces: [[[Prose]]] = [[]]
    var lines = 0
    for row in table.rows {
      let more = self.lines(of: row)
      if lines + more > Self.mostLines, pieces[pieces.count - 1].isEmpty == false {
        pieces.append([])
        lines = 0
      }
      pieces[pieces.count - 1].append(row)
      lines += more
    }
    return pieces
  }

  private func lines(of row: [Prose]) -> Int {
    let share = max(Self.columnsOfPage / table.columnCount, 1)
    return row.map { ($0.plainText.columns + share - 1) / share }.max().map { max($0, 1) } ?? 1
  }

  private func piece(_ rows: [[Prose]]) -> String {
    let marks = (0..<table.columnCount).map { column in
      switch table.alignment(of: column) {
      case .right: "r"
      case .center: "c"
      case .left, .natural: ">{\\raggedright\\arraybackslash}X"
      }
    }
    // Without a column that stretches, the table would have no width to fill.
    let stretches = marks.contains { $0.hasSuffix("X") }
    let head = table.hasHeader ? row(table.header, isStrong: true) + "\\hline\n" : ""
    let body = head + rows.map { row($0, isStrong: false) }.joined()
    let form = "{@{}\(marks.joined())@{}}\n"
    return stretches
      ? "\\noindent\\begin{tabularx}{\\linewidth}\(form)\(body)\\end{tabularx}"
      : "\\noindent\\begin{tabular}\(form)\(body)\\end{tabular}"
  }

  private func row(_ cells: [Prose], isStrong: Bool) -> String {
    let cells = (0..<table.columnCount).map { column in
      let content = column < cells.count ? renderer.render(cells[column]) : ""
      return isStrong && !content.isEmpty ? "\\textbf{\(content)}" : content
    }
    // The empty group keeps a bracket from being taken for an option of the row's end.
    return "{}" + cells.joined(separator: " & ") + " \\\\\n"
  }
}
