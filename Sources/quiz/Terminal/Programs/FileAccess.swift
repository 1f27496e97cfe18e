#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says about a file that a person named or an editor wrote.
enum FileAccess {
  /// Whether a path leads to a file.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether a path leads to a file that can be run.
  static func isExecutable(_ path: String) -> Bool {
    isFile(path) && access(path, X_OK) == 0
  }

  /// All bytes of a file; `nil` where it can't be read.
  static func contents(_ path: String) -> [UInt8]? {
    guard isFile(path) else { return nil }
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    defer { close(number) }
    var contents: [UInt8] = []
    while true {
      let more = Descriptor(number).read()
      if more.isEmpty { return contents }
      contents += more
    }
  }
}
