#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Empties a folder that may hold anything: links, unreadable folders, any depth, any name.
///
/// It goes by descriptors and never by long paths, so nothing can be slipped in on the way down.
struct TreeRemoval: ~Copyable {
  private let root: OpenFile
  /// Folders that stood too deep are moved up to the root, under such numbers.
  private var moved = 0

  init(_ path: String) throws(FileError.Reason) {
    root = try Self.openFolder {
      open(path, Self.flags)
    } unlock: {
      chmod(path, 0o700)
    }
  }

  /// Removes all that is in the folder, but not the folder.
  mutating func run() throws(FileError.Reason) {
    var again = true
    while again {
      let before = moved
      try empty(root.descriptor, depth: 0)
      again = moved > before
    }
  }
}

extension TreeRemoval {
  /// The depth to which folders are held open at the same time.
  private static let maximumDepth = 64

  private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  private mutating func empty(_ folder: Int32, depth: Int) throws(FileError.Reason) {
    for name in try FolderListing.names(in: folder) {
      do throws(FileError.Reason) {
        try unlock(folder) { unlinkat(folder, name, 0) }
      } catch .isFolder {
        try removeFolder(name, in: folder, depth: depth)
      } catch .notPermitted {
        // Some systems say so, and not that it is a folder.
        try removeFolder(name, in: folder, depth: depth)
      } catch .notFound {
        // Somebody else removed it.
      }
    }
  }

  private mutating func removeFolder(
    _ name: [CChar], in folder: Int32, depth: Int
  ) throws(FileError.Reason) {
    if depth >= Self.maximumDepth {
      try moveUp(name, from: folder)
      return
    }
    let child = try Self.openFolder {
      openat(folder, name, Self.flags)
    } unlock: {
      // The name was a folder a moment ago, but a link must not be followed even if it is one now.
      Self.isFolder(name, in: folder) ? fchmodat(folder, name, 0o700, 0) : -1
    }
    try empty(child.descriptor, depth: depth + 1)
    try unlock(folder) { unlinkat(folder, name, AT_REMOVEDIR) }
  }

  private mutating func moveUp(_ name: [CChar], from folder: Int32) throws(FileError.Reason) {
    let top = root.descriptor
    // Moving a folder changes its `..`, for which it has to be writable itself.
    if Self.isFolder(name, in: folder) { fchmodat(folder, name, 0o700, 0) }
    while true {
      moved += 1
      let place = ".moved-\(moved)"
      var status = stat()
      if fstatat(top, place, &status, AT_SYMLINK_NOFOLLOW) == 0 { continue }
      try unlock(folder) { renameat(folder, name, top, place) }
      return
    }
  }

  /// Makes a call, and where the folder forbids it, allows it and makes it again.
  private func unlock(_ folder: Int32, _ call: () -> Int32) throws(FileError.Reason) {
    do throws(FileError.Reason) {
      _ = try SystemCall.result(call)
    } catch .notPermitted {
      fchmod(folder, 0o700)
      _ = try SystemCall.result(call)
    }
  }

  private static func openFolder(
    _ call: () -> Int32, unlock: () -> Int32
  ) throws(FileError.Reason) -> OpenFile {
    do throws(FileError.Reason) {
      return OpenFile(owning: try SystemCall.result(call))
    } catch .notPermitted {
      guard unlock() == 0 else { throw .notPermitted }
      return OpenFile(owning: try SystemCall.result(call))
    }
  }

  private static func isFolder(_ name: [CChar], in folder: Int32) -> Bool {
    var status = stat()
    return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.kind == .folder
  }
}
