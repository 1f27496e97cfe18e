extension Document {
  /// Rows of cells in columns.
  public struct Table: Hashable, Sendable {
    /// The columns' titles; empty when they have none.
    public var header: [Prose]
    /// On which side the columns' texts line up; columns past the last one have no wish.
    public var alignments: [Alignment]
    /// The cells, row by row; missing cells are empty.
    public var rows: [[Prose]]

    /// Gathers rows.
    public init(header: [Prose] = [], alignments: [Alignment] = [], rows: [[Prose]]) {
      self.header = header
      self.alignments = alignments
      self.rows = rows
    }
  }
}

extension Document.Table {
  /// On which side the texts of a column line up.
  public enum Alignment: Hashable, Sendable {
    /// As the renderer likes it.
    case natural
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right, as for numbers.
    case right
  }

  /// How many columns the widest row has.
  public var columnCount: Int {
    rows.reduce(header.count) { max($0, $1.count) }
  }

  /// Whether any column has a title.
  public var hasHeader: Bool {
    header.contains { !$0.isEmpty }
  }

  /// The side for a column, counted from 0.
  public func alignment(of column: Int) -> Alignment {
    column < alignments.count ? alignments[column] : .natural
  }
}
