/// How many columns and rows a terminal has, both at least 1.
struct TerminalSize: Sendable, Hashable {
  let columns: Int
  let rows: Int

  /// What is assumed where nothing says the size.
  static let usual = TerminalSize(columns: 80, rows: 24)

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}

extension TerminalSize {
  /// Takes what the terminal reports, otherwise what `COLUMNS` and `LINES` say; 0 says nothing.
  init(reported: (columns: Int, rows: Int)?, environment: [String: String]) {
    func named(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    self.init(
      columns: [reported?.columns, named("COLUMNS")].lazy.compactMap(\.self).first { $0 > 0 }
        ?? Self.usual.columns,
      rows: [reported?.rows, named("LINES")].lazy.compactMap(\.self).first { $0 > 0 }
        ?? Self.usual.rows)
  }
}
