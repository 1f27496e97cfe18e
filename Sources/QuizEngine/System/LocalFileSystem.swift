#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files and folders of this machine.
public struct LocalFileSystem: FileSystem {
  /// Opens the door.
  public init() {}
}

extension LocalFileSystem {
  /// Reads a regular file; neither waits for a pipe nor reads a device.
  public func read(_ path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    try attempt(.read, path) { () throws(FileError.Reason) -> [UInt8] in
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      let status = try file.status()
      guard status.kind == .regular else {
        throw status.kind == .folder ? .isFolder : .notRegular
      }
      let size = Int(status.st_size)
      guard size <= limit, let bytes = try file.readAll(expecting: size, atMost: limit) else {
        throw .tooBig(limit: limit)
      }
      return bytes
    }
  }

  /// Lists the names in a folder.
  public func list(_ path: String) throws(FileError) -> [String] {
    try attempt(.list, path) { () throws(FileError.Reason) -> [String] in
      let folder = try OpenFile(path, O_RDONLY | O_DIRECTORY)
      return try FolderListing.names(in: folder.descriptor).map(FolderListing.text)
        .sorted(by: PathName.precedes)
    }
  }

  /// Looks at what stands at a path itself.
  public func kind(of path: String) throws(FileError) -> FileKind? {
    try attempt(.inspect, path) { () throws(FileError.Reason) -> FileKind? in
      try status(of: path, followingLinks: false)?.kind
    }
  }

  /// Resolves links and dots.
  public func realPath(_ path: String) throws(FileError) -> String {
    try attempt(.resolve, path) { () throws(FileError.Reason) -> String in
      guard let resolved = realpath(path, nil) else { throw .ofLastCall }
      defer { free(resolved) }
      return String(cString: resolved)
    }
  }

  /// Makes a folder and those above it.
  public func makeFolder(_ path: String) throws(FileError) {
    try attempt(.makeFolder, path) { () throws(FileError.Reason) in
      var missing: [String] = []
      var next = path
      while try status(of: next, followingLinks: true) == nil {
        missing.append(next)
        guard let parent = PathName.parent(of: next) else { break }
        next = parent
      }
      for folder in missing.reversed() {
        do throws(FileError.Reason) {
          _ = try SystemCall.result { mkdir(folder, 0o777) }
        } catch .system(EEXIST) {
          // Somebody else was quicker; the look below tells whether it is a folder.
        }
      }
      guard try status(of: path, followingLinks: true)?.kind == .folder else { throw .notAFolder }
    }
  }

  /// The lower twelve bits of the mode.
  public func permissions(of path: String) throws(FileError) -> UInt16 {
    try attempt(.inspect, path) { () throws(FileError.Reason) -> UInt16 in
      guard let status = try status(of: path, followingLinks: true) else { throw .notFound }
      return UInt16(status.st_mode & 0o7777)
    }
  }

  /// Sets the lower twelve bits of the mode.
  public func setPermissions(_ bits: UInt16, of path: String) throws(FileError) {
    try attempt(.setPermissions, path) { () throws(FileError.Reason) in
      _ = try SystemCall.result { chmod(path, mode_t(bits & 0o7777)) }
    }
  }
}

extension LocalFileSystem {
  /// Runs calls of the system, and says on failure what was to be done and where.
  func attempt<Value>(
    _ action: FileError.Action, _ path: String, _ body: () throws(FileError.Reason) -> Value
  ) throws(FileError) -> Value {
    // C would end the path at a NUL, and act on another file.
    guard !path.utf8.contains(0) else {
      throw FileError(action: action, path: path, reason: .badName)
    }
    do throws(FileError.Reason) {
      return try body()
    } catch {
      throw FileError(action: action, path: path, reason: error)
    }
  }

  /// What the system knows of a path; nothing where nothing stands.
  func status(of path: String, followingLinks: Bool) throws(FileError.Reason) -> stat? {
    var status = stat()
    do throws(FileError.Reason) {
      _ = try SystemCall.result {
        followingLinks ? stat(path, &status) : lstat(path, &status)
      }
      return status
    } catch .notFound {
      return nil
    } catch .notAFolder {
      return nil
    }
  }
}
