/// Puts a table into lines: in columns where these fit, otherwise row below row.
struct TableLayout {
  private let table: Document.Table
  private let layout: Layout
  /// The cells of the column titles and of all rows, as many in each as there are columns.
  private let header: [[StyledText]]
  private let rows: [[[StyledText]]]
  private let columnCount: Int
  private let gap = 2

  init(_ table: Document.Table, _ layout: Layout) {
    let columnCount = table.columnCount
    self.table = table
    self.layout = layout
    self.columnCount = columnCount
    let cells = { (row: [Prose], style: Style) in
      (0..<columnCount).map { $0 < row.count ? layout.spans(row[$0], style) : [] }
    }
    header = table.hasHeader ? cells(table.header, Style().strong) : []
    rows = table.rows.map { cells($0, Style()) }
  }

  /// The lines at a width.
  func lines(width: Int) -> [Layout.Line] {
    guard columnCount > 0 else { return [] }
    guard let widths = widths(within: width) else { return stacked(width) }
    let cells = rows.map { cellLines($0, widths) }
    let isSpread = cells.contains { $0.contains { $0.count > 1 } }
    var lines: [Layout.Line] = []
    if !header.isEmpty {
      lines += join(cellLines(header, widths), widths)
      lines.append(join(widths.map { [layout.rule($0)] }))
    }
    for (index, row) in cells.enumerated() {
      if index > 0, isSpread { lines.append([]) }
      lines += join(row, widths)
    }
    return lines
  }
}

extension TableLayout {
  /// The columns' widths: as the cells want them where there is room, otherwise the widest columns
  /// give way down to their longest words; none where that is not enough.
  private func widths(within width: Int) -> [Int]? {
    let room = width - gap * (columnCount - 1)
    let all = header.isEmpty ? rows : [header] + rows
    var natural = [Int](repeating: 1, count: columnCount)
    var least = natural
    for row in all {
      for (column, cell) in row.enumerated() {
        natural[column] = max(natural[column], cell.widestLine)
        least[column] = max(least[column], cell.widestWord)
      }
    }
    if natural.reduce(0, +) <= room { return natural }
    guard least.reduce(0, +) <= room else { return nil }
    let widths = { (cap: Int) in zip(natural, least).map { max(min($0, cap), $1) } }
    // The largest cap under which all columns fit lies between these two.
    var (fits, tooWide) = (0, natural.max() ?? 1)
    while tooWide - fits > 1 {
      let cap = (fits + tooWide) / 2
      if widths(cap).reduce(0, +) <= room { fits = cap } else { tooWide = cap }
    }
    return widths(fits)
  }

  private func cellLines(_ row: [[StyledText]], _ widths: [Int]) -> [[Layout.Line]] {
    zip(row, widths).map { Wrapping(width: $1).lines(of: $0) }
  }

  /// Puts the lines of cells side by side.
  private func join(_ cells: [[Layout.Line]], _ widths: [Int]) -> [Layout.Line] {
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { row in
      join(
        cells.enumerated().map { column, lines in
          let line = row < lines.count ? lines[row] : []
          return line.padded(to: widths[column], table.alignment(of: column))
        })
    }
  }

  private func join(_ cells: [Layout.Line]) -> Layout.Line {
    Array(cells.joined(separator: [StyledText(String(repeating: " ", count: gap))]))
  }

  /// One row below the other, each cell in lines of its own.
  private func stacked(_ width: Int) -> [Layout.Line] {
    let indent = [StyledText("  ")]
    return Array(
      rows.map { row in
        row.enumerated().flatMap { column, cell -> [Layout.Line] in
          guard !cell.isEmpty else { return [] }
          if header.isEmpty {
            let lines = { (room: Int) in Wrapping(width: room).lines(of: cell) }
            return column == 0 ? lines(width) : layout.hang(indent, indent, width, lines)
          }
          let title = header[column]
          let text = title.isEmpty ? cell : title + [StyledText(": ", Style().strong)] + cell
          return Wrapping(width: width).lines(of: text)
        }
      }.joined(separator: [[]]))
  }
}

extension [StyledText] {
  /// The columns of the widest of the lines that the text itself breaks into.
  fileprivate var widestLine: Int {
    clusters.split { $0.character == "\n" }.map { $0.columns }.max() ?? 0
  }

  /// The columns of the widest word.
  fileprivate var widestWord: Int {
    clusters.split { $0.isSpace || $0.character == "\n" }.map { $0.columns }.max() ?? 0
  }

  /// The line filled up with spaces to a width.
  fileprivate func padded(to width: Int, _ alignment: Document.Table.Alignment) -> [StyledText] {
    let room = Swift.max(width - columns, 0)
    let before =
      switch alignment {
      case .natural, .left: 0
      case .center: room / 2
      case .right: room
      }
    let spaces = { (count: Int) in
      count == 0 ? [] : [StyledText(String(repeating: " ", count: count))]
    }
    return spaces(before) + self + spaces(room - before)
  }
}
