/// The one door to files and folders; tests pass one of their own.
///
/// Paths use `/`. A relative one counts from the working directory.
public protocol FileSystem: Sendable {
  /// Reads a regular file that has at most so many bytes; follows links.
  func read(_ path: String, atMost limit: Int) throws(FileError) -> [UInt8]

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  func list(_ path: String) throws(FileError) -> [String]

  /// What stands at a path, without following a link; nothing where nothing does.
  func kind(of path: String) throws(FileError) -> FileKind?

  /// The absolute path without links and dots; what it names must be there.
  func realPath(_ path: String) throws(FileError) -> String

  /// Replaces or makes a regular file, as a whole or not at all, and keeps its permissions.
  ///
  /// A link is followed, and stays a link. Folders, devices and pipes are refused.
  func write(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Adds to the end of a regular file, or makes it; returns when the disk has it.
  func append(_ bytes: [UInt8], to path: String) throws(FileError)

  /// Makes a folder and those above it; one that is there is left alone.
  func makeFolder(_ path: String) throws(FileError)

  /// Removes a file, or a folder with all that is in it, and follows no link; nothing is fine too.
  func removeTree(_ path: String) throws(FileError)

  /// The permission bits of what a path leads to, such as `0o644`.
  func permissions(of path: String) throws(FileError) -> UInt16

  /// Sets the permission bits of what a path leads to.
  func setPermissions(_ bits: UInt16, of path: String) throws(FileError)
}

extension FileSystem {
  /// What a path leads to in the end; nothing where it leads nowhere.
  public func resolvedKind(of path: String) throws(FileError) -> FileKind? {
    guard let kind = try kind(of: path), kind == .link else { return try kind(of: path) }
    do {
      return try self.kind(of: realPath(path))
    } catch  where error.reason == .notFound {
      return nil
    }
  }

  /// Replaces or makes a file that holds a text.
  public func write(_ text: String, to path: String) throws(FileError) {
    try write(Array(text.utf8), to: path)
  }
}
