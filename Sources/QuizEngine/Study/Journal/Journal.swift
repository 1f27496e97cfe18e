/// The file of everything that was answered: lines of JSON, only ever added to.
public struct Journal: Sendable {
  /// Where it stands.
  public let path: String
  let files: any FileSystem
  let locking: Locking

  /// The most bytes that are read, some hundred years of study.
  static let maximumBytes = 1 << 28

  /// Takes the place, the door to files, and how other programs are kept out meanwhile.
  public init(path: String, files: any FileSystem, locking: Locking = .system) {
    self.path = path
    self.files = files
    self.locking = locking
  }

  /// How two programs are kept from writing at the same time.
  public enum Locking: Sendable, Hashable {
    /// By a lock of the system on a file beside the journal; it goes with the program, however that ends.
    case system
    /// By nothing, where no other program can reach the files.
    case none
  }
}

extension Journal {
  /// Reads it; one that is not there is empty.
  public func read() throws(JournalError) -> Contents {
    let bytes = try locked { () throws(JournalError) in try self.bytes() }
    return try JournalReader(bytes, path: path).contents
  }

  /// Adds entries, and returns when the disk has them.
  public func append(_ entries: [Entry]) throws(JournalError) {
    guard !entries.isEmpty else { return }
    let lines = entries.flatMap { Array($0.json.compact.utf8) + [.lineFeed] }
    if let folder = PathName.parent(of: path) {
      try attempt { () throws(FileError) in try files.makeFolder(folder) }
    }
    try locked { () throws(JournalError) in
      let old = try self.bytes()
      try refuseNewerFormat(old)
      // A line that was torn must not swallow the next one.
      let isOpen = old.last.map { $0 != .lineFeed } ?? false
      try attempt { () throws(FileError) in
        try files.append(isOpen ? [.lineFeed] + lines : lines, to: path)
      }
    }
  }
}

extension Journal {
  /// Waits until no other program uses the journal, and keeps it while the body runs.
  ///
  /// Where there can be no lock, as in a folder that may only be read, it goes on without one: lines
  /// are added in one piece, so at worst a line that is being written is taken for a torn one.
  func locked<Value>(_ body: () throws(JournalError) -> Value) throws(JournalError) -> Value {
    guard locking == .system else { return try body() }
    var result: Result<Value, JournalError>?
    try? FileLock.hold(hiddenPath("lock")) {
      result = Result { () throws(JournalError) -> Value in try body() }
    }
    if let result { return try result.get() }
    return try body()
  }

  /// What stands in the file; nothing where there is none.
  func bytes() throws(JournalError) -> [UInt8] {
    do {
      return try files.read(path, atMost: Self.maximumBytes)
    } catch  where error.reason == .notFound {
      return []
    } catch {
      throw .file(error)
    }
  }

  /// Does something with files.
  func attempt(_ body: () throws(FileError) -> Void) throws(JournalError) {
    do {
      try body()
    } catch {
      throw .file(error)
    }
  }
}

extension Journal {
  /// A hidden file beside the journal, the same for all links that lead there.
  func hiddenPath(_ suffix: String) -> String {
    let real = (try? files.realPath(path)) ?? path
    return PathName.join(PathName.parent(of: real) ?? ".", ".\(PathName.last(of: real)).\(suffix)")
  }

  /// Looks at the last entry alone: another program may have been updated since the journal was read.
  private func refuseNewerFormat(_ bytes: [UInt8]) throws(JournalError) {
    guard let end = bytes.lastIndex(where: { $0 != .lineFeed }) else { return }
    let start = bytes[..<end].lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    guard end - start < 1 << 20 else { return }
    _ = try JournalReader(Array(bytes[start...end]), path: path)
  }
}
