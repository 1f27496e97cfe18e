import QuizEngine

extension InMemoryFileSystem {
  /// Everything there is, by normal paths.
  struct State: Sendable {
    var entries: [String: InMemoryEntry] = ["/": .folder]
    var permissions: [String: UInt16] = [:]
    var locked: Set<String> = []
    var space = Int.max
  }
}

extension InMemoryFileSystem.State {
  mutating func put(_ entry: InMemoryEntry, at path: String) {
    var folder = PathName.parent(of: path)
    while let next = folder, entries[next] == nil {
      entries[next] = .folder
      folder = PathName.parent(of: next)
    }
    entries[path] = entry
  }

  /// The path behind all links; something has to stand there.
  func resolve(_ path: String, depth: Int = 0) throws(FileError.Reason) -> String {
    guard depth < 40 else { throw .linkLoop }
    var resolved = "/"
    for name in path.split(separator: "/") {
      let next = PathName.join(resolved, String(name))
      switch entries[next] {
      case nil: throw .notFound
      case .link(let target):
        let joined = InMemoryPath.normal(PathName.join(resolved, target))
        resolved = try resolve(joined, depth: depth + 1)
      default: resolved = next
      }
    }
    return resolved
  }

  func bytes(at path: String) throws(FileError.Reason) -> [UInt8] {
    if locked.contains(path) { throw .notPermitted }
    switch entries[path] {
    case .file(let bytes): return bytes
    case .folder: throw .isFolder
    case .pipe, .link: throw .notRegular
    case nil: throw .notFound
    }
  }

  func names(in folder: String) throws(FileError.Reason) -> [String] {
    if locked.contains(folder) { throw .notPermitted }
    guard entries[folder] == .folder else { throw .notAFolder }
    return entries.keys.filter { $0 != "/" && PathName.parent(of: $0) == folder }
      .map(PathName.last).sorted(by: PathName.precedes)
  }

  mutating func store(
    _ bytes: [UInt8], at path: String, appending: Bool
  ) throws(FileError.Reason) {
    var target = path
    if case .link(let next)? = entries[path] {
      let home = PathName.parent(of: path) ?? "/"
      target = InMemoryPath.normal(PathName.join(home, next))
    }
    guard let home = PathName.parent(of: target), entries[try resolve(home)] == .folder else {
      throw .notFound
    }
    var old: [UInt8] = []
    if entries[target] != nil { old = try self.bytes(at: target) }
    let used = entries.values.reduce(0) { sum, entry in
      if case .file(let bytes) = entry { sum + bytes.count } else { sum }
    }
    let new = appending ? old + bytes : bytes
    guard used - old.count + new.count <= space else { throw .noSpace }
    entries[target] = .file(new)
  }
}
