#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Questions about paths, without reading or changing what stands there.
public enum FilePath {
  /// Joins parts by single slashes.
  public static func join(_ parts: String...) -> String { join(parts) }

  /// Joins parts by single slashes.
  public static func join(_ parts: [String]) -> String {
    var path = parts.first ?? ""
    for part in parts.dropFirst() {
      path += (path.hasSuffix("/") ? "" : "/") + part
    }
    return path
  }

  /// The last part of a path.
  public static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The folder that a path stands in.
  public static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether there is anything, behind all links.
  public static func exists(_ path: String) -> Bool { mode(path) != nil }

  /// Whether there is a folder, behind all links.
  public static func isFolder(_ path: String) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether there is a regular file that this user may run.
  public static func isExecutable(_ path: String) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFREG } == true && access(path, X_OK) == 0
  }

  /// The path without links; the path itself where nothing stands there.
  public static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// The path from the root on.
  public static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return join(String(cString: folder), path)
  }

  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }
}
