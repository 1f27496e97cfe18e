#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A folder for the files of one task, which is removed with all it holds when the task is done.
struct ScratchFolder: Sendable {
  /// The folder's path, without links.
  let path: String

  /// Makes a new folder that only this user may enter.
  static func make(in parent: String) throws(ScratchError) -> ScratchFolder {
    var template = Array(FilePath.join(parent, "quiz-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw ScratchError(path: parent, number: errno) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return ScratchFolder(path: FilePath.resolved(path))
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { FilePath.join(path, name) }

  /// Writes a file; nothing is synced, since nothing here outlives the task.
  func write(_ text: String, to name: String) throws(ScratchError) {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file; nothing is synced, since nothing here outlives the task.
  func write(_ bytes: [UInt8], to name: String) throws(ScratchError) {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw ScratchError(path: file(name), number: errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw ScratchError(path: file(name), number: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Removes it with all it holds, whatever a program did to it; links are not followed.
  func remove() {
    Self.removeTree(AT_FDCWD, path, depth: 0)
  }

  private static func removeTree(_ parent: Int32, _ name: String, depth: Int) {
    if unlinkat(parent, name, 0) == 0 || errno == ENOENT { return }
    // A program may have taken the right to look into its folders from everybody.
    _ = fchmodat(parent, name, 0o700, 0)
    let descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    guard depth < 200, let folder = fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    for name in names { removeTree(dirfd(folder), name, depth: depth + 1) }
    closedir(folder)
    unlinkat(parent, name, AT_REMOVEDIR)
  }
}

/// Why a scratch folder could not be made or filled.
struct ScratchError: Error, Equatable {
  /// Where it happened.
  var path: String
  /// The system's error number.
  var number: Int32

  /// The system's words for it.
  var reason: String { String(cString: strerror(number)) }
}

/// The system's `write`, named apart from the method.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
