#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Asks the system about paths, without reading or changing what stands there.
public enum FilePath {
  /// Whether there is anything, behind all links.
  public static func exists(_ path: String) -> Bool { mode(path) != nil }

  /// Whether there is a folder, behind all links.
  public static func isFolder(_ path: String) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether there is a regular file, behind all links.
  public static func isFile(_ path: String) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFREG } ?? false
  }

  /// Whether there is a regular file that this user may run.
  public static func isExecutable(_ path: String) -> Bool {
    mode(path).map { $0 & S_IFMT == S_IFREG } == true && access(path, X_OK) == 0
  }

  /// Whether this user may write what is there.
  static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

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
    return PathName.join(String(cString: folder), path)
  }

  /// What changes when the file at a path is replaced or written to.
  static func identity(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
  }

  /// What names the thing behind a path, whatever its times are.
  static func node(of path: String) -> String {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_dev) \(status.st_ino)" : ""
  }

  /// The number of the user by whose rights files are opened.
  static var user: String { "\(geteuid())" }

  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode : nil
  }
}
