#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

/// A folder for the files of one task, which is removed with all it holds when the task is done.
struct ScratchFolder: Sendable {
  /// The folder's path, without links.
  let path: String

  /// Makes a new folder that only this user may enter.
  static func make(in parent: String) throws(FileError) -> ScratchFolder {
    var template = Array(PathName.join(parent, "quiz-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(action: .makeFolder, path: parent, reason: .ofLastCall)
    }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return ScratchFolder(path: FilePath.resolved(path))
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { PathName.join(path, name) }

  /// Writes a file; nothing is synced, since nothing here outlives the task.
  ///
  /// The file comes about at once: two compilers that work side by side share the answer's file.
  func write(_ text: String, to name: String) throws(FileError) {
    let number = Self.counter.add(1, ordering: .relaxed).newValue
    let draft = file(".draft-\(number)")
    do throws(FileError.Reason) {
      let file = try OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600)
      try file.write(Array(text.utf8))
      _ = try SystemCall.result { rename(draft, self.file(name)) }
    } catch {
      unlink(draft)
      throw FileError(action: .write, path: self.file(name), reason: error)
    }
  }

  private static let counter = Atomic<Int>(0)

  /// Removes it with all it holds, whatever a program did to it; links are not followed.
  func remove() {
    // What cannot be removed stays in the system's temporary folder, which is emptied in time.
    try? LocalFileSystem().removeTree(path)
  }
}
