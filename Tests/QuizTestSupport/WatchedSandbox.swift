import QuizEngine

/// A `bwrap` before the real one, which notes what it is called for and can be broken.
public struct WatchedSandbox: Sendable {
  /// The value of `PATH` by which a program finds it before the real one.
  public let path: String
  private let folder: String
  private let files = LocalFileSystem()

  /// Puts it into a folder; nil where this machine has no `bwrap`.
  public init?(in folder: String) throws {
    guard case .bubblewrap(let real) = SharedToolchain.sandbox else { return nil }
    self.folder = folder
    path = folder + ":" + (SharedToolchain.environment["PATH"] ?? "")
    let program = PathName.join(folder, "bwrap")
    try Executable.script(
      """
      if [ -e '\(folder)/broken' ]; then echo 'no permissions' >&2; exit 1; fi
      printf '%s\\n' "$*" >>'\(folder)/calls'
      exec '\(real)' "$@"
      """, at: program)
  }

  /// The arguments of each call so far.
  public var calls: [String] {
    let bytes = (try? files.read(PathName.join(folder, "calls"), atMost: 1 << 20)) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Makes every call fail from now on.
  public func breakDown() throws {
    try files.write("", to: PathName.join(folder, "broken"))
  }
}
