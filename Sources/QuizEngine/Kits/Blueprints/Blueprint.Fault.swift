extension Blueprint {
  /// What is wrong with the text of a blueprint, and where.
  public struct Fault: Error, Equatable, CustomStringConvertible {
    /// The line, counted from 1; nil where the whole is meant.
    public var line: Int?
    /// The column, counted from 1.
    public var column: Int?
    /// What is wrong, and what would be right.
    public var message: String

    /// The place and the message, as compilers write them behind a file's name.
    public var description: String {
      let place = line.map { "\($0):\(column ?? 1): " } ?? ""
      return place + "error: " + message
    }
  }
}
