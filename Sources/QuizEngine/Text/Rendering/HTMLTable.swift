/// A table as HTML.
struct HTMLTable {
  private let table: Document.Table
  private let renderer: HTMLRenderer

  init(_ table: Document.Table, _ renderer: HTMLRenderer) {
    self.table = table
    self.renderer = renderer
  }

  /// The element.
  var text: String {
    let body = table.rows.map { row($0, "td") }.joined()
    let head = table.hasHeader ? section("thead", row(table.header, "th")) : ""
    let content = "\n" + head + section("tbody", body)
    return renderer.element("table", class: width, content)
  }

  /// How much room the words that cannot be broken take at least, where it may be more than there is.
  private var width: String? {
    let columns = (0..<table.columnCount).reduce(0) { sum, column in
      let cells = ([table.header] + table.rows).lazy.filter { column < $0.count }
      return sum + 2 + (cells.map { $0[column].plainText.longestWord }.max() ?? 0)
    }
    return columns > 100 ? "wide widest" : columns > 80 ? "wide" : columns > 44 ? "half-wide" : nil
  }

  private func section(_ name: String, _ rows: String) -> String {
    "<\(name)>\n\(rows)</\(name)>\n"
  }

  private func row(_ cells: [Prose], _ name: String) -> String {
    let columns = (0..<table.columnCount).map { column in
      let content = column < cells.count ? renderer.render(cells[column]) : ""
      return renderer.element(name, class: side(of: column), content)
    }
    return "<tr>\(columns.joined())</tr>\n"
  }

  private func side(of column: Int) -> String? {
    switch table.alignment(of: column) {
    case .natural: nil
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}

extension String {
  /// The columns of the longest piece without a blank.
  fileprivate var longestWord: Int {
    split(whereSeparator: \.isWhitespace).map(\.columns).max() ?? 0
  }
}
