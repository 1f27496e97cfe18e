/// What stands at a path.
public enum FileKind: Sendable, Hashable {
  /// A regular file.
  case regular
  /// A folder.
  case folder
  /// A symbolic link, wherever it leads.
  case link
  /// A device, pipe or socket.
  case other
}
