/// A place in a file, or a file or folder as a whole.
public struct Place: Sendable, Hashable {
  /// The path of the file as a user would name it.
  public var file: String
  /// The line, from 1; nothing for the whole file.
  public var line: Int?
  /// The column, from 1, in Unicode scalars; nothing for the whole line.
  public var column: Int?

  /// Takes every field.
  public init(file: String, line: Int?, column: Int?) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// A whole file or folder.
  public init(file: String) {
    self.init(file: file, line: nil, column: nil)
  }
}

extension Place: Comparable {
  /// Orders places by the bytes of the path, then from top to bottom.
  public static func < (one: Place, other: Place) -> Bool {
    if one.file != other.file { return PathName.precedes(one.file, other.file) }
    return (one.line ?? 0, one.column ?? 0) < (other.line ?? 0, other.column ?? 0)
  }
}

extension Place: CustomStringConvertible {
  /// The form that editors and terminals make a link of: `file:12:5`.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
