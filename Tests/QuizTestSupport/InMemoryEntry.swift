public import QuizEngine

/// Something that stands at a path in memory.
public enum InMemoryEntry: Sendable, Equatable {
  /// A regular file.
  case file([UInt8])
  /// A folder.
  case folder
  /// A symbolic link.
  case link(to: String)
  /// A pipe, socket or device.
  case pipe

  /// The kind that a file system tells.
  public var kind: FileKind {
    switch self {
    case .file: .regular
    case .folder: .folder
    case .link: .link
    case .pipe: .other
    }
  }
}
