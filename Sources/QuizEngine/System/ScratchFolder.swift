#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

/// A folder for the files of one task, which is removed with all it holds when the task is done.
///
/// What a process left that was killed in the middle, the next one removes.
struct ScratchFolder: Sendable {
  /// The folder's path, without links.
  let path: String

  /// Makes a new folder that only this user may enter.
  static func make(in parent: String) throws(FileError) -> ScratchFolder {
    if swept.withLock({ $0.insert(parent).inserted }) { sweep(parent) }
    var template = Array(PathName.join(parent, "\(prefix)\(getpid())-XXXXXX").utf8CString)
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

extension ScratchFolder {
  private static let prefix = "quiz-scratch-"
  /// The parents that were looked through by this process.
  private static let swept = Mutex<Set<String>>([])
  /// How long nothing has happened in a folder that is given up, in seconds: no task takes as long.
  ///
  /// Processes of other containers, which may share the parent, cannot be seen.
  private static let abandonedAfter = 3600

  /// Removes the folders of this user's processes that are no more.
  static func sweep(_ parent: String) {
    guard let names = try? LocalFileSystem().list(parent) else { return }
    for name in names where isAbandoned(name, in: parent) {
      ScratchFolder(path: PathName.join(parent, name)).remove()
    }
  }

  private static func isAbandoned(_ name: String, in parent: String) -> Bool {
    guard name.hasPrefix(prefix),
      let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ pid_t($0) }),
      process > 0, kill(process, 0) != 0, errno == ESRCH
    else { return false }
    var status = stat()
    return lstat(PathName.join(parent, name), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == getuid() && status.modified + abandonedAfter < time(nil)
  }
}

extension stat {
  /// When it was last changed, in seconds.
  fileprivate var modified: time_t {
    #if canImport(Glibc)
      st_mtim.tv_sec
    #else
      st_mtimespec.tv_sec
    #endif
  }
}
