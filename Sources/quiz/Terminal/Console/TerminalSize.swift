/// How many columns and rows a terminal has.
struct TerminalSize: Sendable, Hashable {
  /// At least 1.
  let columns: Int
  /// At least 1.
  let rows: Int

  /// What is assumed where a terminal doesn't know its size, or where there is none.
  static let usual = TerminalSize(columns: 80, rows: 24)

  /// Takes what a terminal reports; 0 means that it doesn't know.
  init(columns: Int, rows: Int) {
    self.columns = columns > 0 ? columns : 80
    self.rows = rows > 0 ? rows : 24
  }
}
