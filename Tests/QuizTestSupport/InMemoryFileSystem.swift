public import QuizEngine
import Synchronization

/// Files and folders that exist in memory alone, for tests.
///
/// Relative paths count from the root. Folders above a new entry are made with it.
public final class InMemoryFileSystem: FileSystem {
  private let state: Mutex<State>

  /// Starts with text files, by their paths.
  public init(_ texts: [String: String] = [:]) {
    state = Mutex(State())
    for (path, text) in texts { put(.file(Array(text.utf8)), at: path) }
  }

  /// Puts an entry at a path, whatever stood there.
  public func put(_ entry: InMemoryEntry, at path: String) {
    state.withLock { $0.put(entry, at: InMemoryPath.normal(path)) }
  }

  /// Makes every later write fail that would leave more bytes than this in all files together.
  public func limitSpace(to bytes: Int) {
    state.withLock { $0.space = bytes }
  }

  /// Forbids reading, listing and writing of an entry, as a mode of 0 does.
  public func lock(_ path: String) {
    state.withLock { _ = $0.locked.insert(InMemoryPath.normal(path)) }
  }

  /// The text of a file; nothing where none stands.
  public func text(at path: String) -> String? {
    guard let bytes = try? read(path, atMost: .max) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The paths of everything but folders, sorted.
  public var paths: [String] {
    state.withLock { state in
      state.entries.filter { $0.value != .folder }.keys.sorted()
    }
  }
}

extension InMemoryFileSystem {
  /// The bytes of a file.
  public func read(_ path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    try attempt(.read, path) { state throws(FileError.Reason) -> [UInt8] in
      let target = try state.resolve(InMemoryPath.normal(path))
      let bytes = try state.bytes(at: target)
      guard bytes.count <= limit else { throw .tooBig(limit: limit) }
      return bytes
    }
  }

  /// The names in a folder.
  public func list(_ path: String) throws(FileError) -> [String] {
    try attempt(.list, path) { state throws(FileError.Reason) -> [String] in
      try state.names(in: state.resolve(InMemoryPath.normal(path)))
    }
  }

  /// What stands at a path itself.
  public func kind(of path: String) throws(FileError) -> FileKind? {
    try attempt(.inspect, path) { state throws(FileError.Reason) -> FileKind? in
      let parent = PathName.parent(of: InMemoryPath.normal(path)) ?? "/"
      do throws(FileError.Reason) {
        let home = try state.resolve(parent)
        return state.entries[PathName.join(home, PathName.last(of: path))]?.kind
      } catch .notFound {
        return nil
      }
    }
  }

  /// The path behind all links.
  public func realPath(_ path: String) throws(FileError) -> String {
    try attempt(.resolve, path) { state throws(FileError.Reason) -> String in
      try state.resolve(InMemoryPath.normal(path))
    }
  }
}

extension InMemoryFileSystem {
  /// Replaces or makes a file.
  public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try attempt(.write, path) { state throws(FileError.Reason) in
      try state.store(bytes, at: InMemoryPath.normal(path), appending: false)
    }
  }

  /// Adds to a file or makes it.
  public func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try attempt(.append, path) { state throws(FileError.Reason) in
      try state.store(bytes, at: InMemoryPath.normal(path), appending: true)
    }
  }

  /// Makes a folder.
  public func makeFolder(_ path: String) throws(FileError) {
    try attempt(.makeFolder, path) { state throws(FileError.Reason) in
      let path = InMemoryPath.normal(path)
      guard state.entries[path] == nil else {
        guard state.entries[try state.resolve(path)] == .folder else { throw .notAFolder }
        return
      }
      state.put(.folder, at: path)
    }
  }

  /// Removes an entry with everything below it.
  public func removeTree(_ path: String) throws(FileError) {
    try attempt(.remove, path) { state throws(FileError.Reason) in
      let path = InMemoryPath.normal(path)
      state.entries = state.entries.filter { !PathName.isInside($0.key, of: path) }
    }
  }

  /// The bits that were set, or usual ones.
  public func permissions(of path: String) throws(FileError) -> UInt16 {
    try attempt(.inspect, path) { state throws(FileError.Reason) -> UInt16 in
      let target = try state.resolve(InMemoryPath.normal(path))
      return state.permissions[target] ?? (state.entries[target] == .folder ? 0o755 : 0o644)
    }
  }

  /// Keeps the bits; they have no effect.
  public func setPermissions(_ bits: UInt16, of path: String) throws(FileError) {
    try attempt(.setPermissions, path) { state throws(FileError.Reason) in
      state.permissions[try state.resolve(InMemoryPath.normal(path))] = bits
    }
  }

  private func attempt<Value: Sendable>(
    _ action: FileError.Action, _ path: String,
    _ body: (inout State) throws(FileError.Reason) -> Value
  ) throws(FileError) -> Value {
    let result = state.withLock { state in
      Result { () throws(FileError.Reason) -> Value in try body(&state) }
    }
    return try result.mapError { FileError(action: action, path: path, reason: $0) }.get()
  }
}
