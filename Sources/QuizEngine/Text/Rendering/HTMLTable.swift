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
    return "<table>\n" + head + section("tbody", body) + "</table>"
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
