#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Takes paths apart and puts them together, without looking at any file.
public enum PathName {
  /// A name within a folder.
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || name.hasPrefix("/") { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The last name of a path; empty for the root.
  public static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// The folder that holds what a path names: `.` for a mere name, nothing for the root.
  public static func parent(of path: String) -> String? {
    var rest = path[...]
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    guard !rest.isEmpty else { return nil }
    guard let slash = rest.lastIndex(of: "/") else { return rest == "." ? nil : "." }
    rest = rest[..<slash]
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    return rest.isEmpty ? "/" : String(rest)
  }

  /// Whether one path or name comes before another by their bytes, which is the same order in every
  /// language and on every system.
  public static func precedes(_ one: String, _ other: String) -> Bool {
    // Texts of the language itself lie in one piece.
    let order = one.utf8.withContiguousStorageIfAvailable { one in
      other.utf8.withContiguousStorageIfAvailable { other in
        guard let start = one.baseAddress, let otherStart = other.baseAddress else {
          return one.count < other.count
        }
        let order = memcmp(start, otherStart, min(one.count, other.count))
        return order == 0 ? one.count < other.count : order < 0
      }
    }
    return (order ?? nil) ?? one.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// The folder so many steps above what a path names; the root at the end.
  public static func ancestor(of path: String, _ steps: Int) -> String {
    (0..<steps).reduce(path) { path, _ in parent(of: path) ?? path }
  }

  /// Whether a real path is a folder's real path or lies below it.
  public static func isInside(_ path: String, of folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }
}
