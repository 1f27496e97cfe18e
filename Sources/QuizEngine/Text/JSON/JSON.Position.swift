extension JSON {
  /// A place in a text; lines and columns count from 1, columns count Unicode scalars.
  public struct Position: Sendable, Hashable {
    private let storedLine: UInt32
    private let storedColumn: UInt32

    /// Takes line and column; either is capped at four thousand million.
    public init(line: Int, column: Int) {
      storedLine = UInt32(clamping: line)
      storedColumn = UInt32(clamping: column)
    }

    /// The line, from 1.
    public var line: Int { Int(storedLine) }

    /// The column, from 1, in Unicode scalars.
    public var column: Int { Int(storedColumn) }
  }
}
