#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension LocalFileSystem {
  /// Writes a temporary file beside the old one, and renames it when the disk has it.
  public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try attempt(.write, path) { () throws(FileError.Reason) in
      let target = try self.target(of: path)
      let old = try writableStatus(of: target)
      let folder = PathName.parent(of: target) ?? "."
      let temporary = try makeTemporaryFile(in: folder, mode: old == nil ? 0o666 : 0o600)
      do throws(FileError.Reason) {
        try fill(temporary, with: bytes, like: old)
        _ = try SystemCall.result { rename(temporary, target) }
      } catch {
        unlink(temporary)
        throw error
      }
      try synchronizeFolder(folder)
    }
  }

  /// Adds bytes, and takes them back where not all of them found room.
  public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try attempt(.append, path) { () throws(FileError.Reason) in
      let target = try self.target(of: path)
      let isNew = try writableStatus(of: target) == nil
      // Without O_NONBLOCK, opening a pipe that took the file's place would wait for a reader.
      let file = try OpenFile(target, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, mode: 0o666)
      let status = try file.status()
      guard status.kind == .regular else { throw .notRegular }
      do throws(FileError.Reason) {
        try file.write(bytes)
        try file.synchronize()
      } catch {
        ftruncate(file.descriptor, status.st_size)
        throw error
      }
      if isNew { try synchronizeFolder(PathName.parent(of: target) ?? ".") }
    }
  }
}

extension LocalFileSystem {
  /// The most links that are followed one after the other, as in Linux.
  private static let maximumLinks = 40

  /// The path at the end of the links; nothing need stand there.
  private func target(of path: String) throws(FileError.Reason) -> String {
    var path = path
    for _ in 0..<Self.maximumLinks {
      guard try status(of: path, followingLinks: false)?.kind == .link else { return path }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = try SystemCall.result { readlink(path, &buffer, buffer.count) }
      let link = String(
        decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      path = PathName.join(PathName.parent(of: path) ?? ".", link)
    }
    throw .linkLoop
  }

  /// The status of a file that may be replaced; nothing where none is.
  private func writableStatus(of path: String) throws(FileError.Reason) -> stat? {
    if path.hasSuffix("/") { throw .isFolder }
    guard let status = try status(of: path, followingLinks: false) else { return nil }
    guard status.kind == .regular else {
      throw status.kind == .folder ? .isFolder : .notRegular
    }
    // Renaming asks for no permission on the file itself, but a write-protected one is meant to stay.
    _ = try SystemCall.result { access(path, W_OK) }
    return status
  }

  private func makeTemporaryFile(in folder: String, mode: mode_t) throws(FileError.Reason) -> String
  {
    for attempt in 0..<1000 {
      let path = PathName.join(folder, ".quiz-\(getpid())-\(attempt).tmp")
      do throws(FileError.Reason) {
        _ = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
        return path
      } catch .system(EEXIST) {
        continue
      }
    }
    throw .system(EEXIST)
  }

  private func fill(_ path: String, with bytes: [UInt8], like old: stat?) throws(FileError.Reason) {
    let file = try OpenFile(path, O_WRONLY | O_NOFOLLOW)
    if let old {
      // Only root may give a file away; for everyone else the file stays theirs.
      _ = fchown(file.descriptor, old.st_uid, old.st_gid)
      _ = try SystemCall.result { fchmod(file.descriptor, old.st_mode & 0o7777) }
    }
    try file.write(bytes)
    try file.synchronize()
  }

  /// Waits until the disk has the folder's names; not every file system can.
  private func synchronizeFolder(_ path: String) throws(FileError.Reason) {
    guard let folder = try? OpenFile(path, O_RDONLY | O_DIRECTORY) else { return }
    try? folder.synchronize()
  }
}
