/// Something that the compiler says about code.
public struct Diagnostic: Sendable, Equatable {
  /// The file that it is about: the name under which it was given to the compiler.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in characters, counted from 1.
  public var column: Int
  /// How bad it is.
  public var severity: Severity
  /// What is said, without the name of its group.
  public var message: String
  /// The group that the compiler documents, `MutableGlobalVariable`.
  public var group: String?
  /// The columns that are underlined, in characters, counted from 1.
  public var range: Range<Int>?
  /// What the compiler would write at the place.
  public var fixIt: String?
  /// What is said in addition.
  public var notes: [Diagnostic]

  /// Takes every field.
  public init(
    file: String, line: Int, column: Int, severity: Severity, message: String,
    group: String? = nil, range: Range<Int>? = nil, fixIt: String? = nil,
    notes: [Diagnostic] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.group = group
    self.range = range
    self.fixIt = fixIt
    self.notes = notes
  }
}

extension Diagnostic {
  /// How bad it is, what the compiler says.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The code is refused.
    case error
    /// The code is taken, and may be wrong.
    case warning
    /// Something that belongs to an error or a warning.
    case note
  }
}
