/// Keeps which sandbox worked, for as long as nothing changes that this hangs on.
///
/// A trial takes a tenth of what grading a small answer does.
public struct SandboxMemo: Sendable {
  private let cacheFolder: String
  private let files: any FileSystem

  /// Takes the folder for what can be made anew, and the door to files.
  public init(cacheFolder: String, files: any FileSystem) {
    self.cacheFolder = cacheFolder
    self.files = files
  }

  /// Whether this sandbox worked when it was last tried here.
  func recalls(_ sandbox: Sandbox) -> Bool {
    guard let bytes = try? files.read(path, atMost: 1 << 12) else { return false }
    return String(decoding: bytes, as: UTF8.self) == key(of: sandbox)
  }

  /// Keeps that a sandbox works; where that is not possible, it is tried again next time.
  func keep(_ sandbox: Sandbox) {
    try? files.makeFolder(cacheFolder)
    try? files.write(key(of: sandbox), to: path)
  }

  /// Forgets what worked, so that it is tried again.
  public func forget() {
    try? files.removeTree(path)
  }

  private var path: String { PathName.join(cacheFolder, "sandbox") }

  /// The program, the user, the start of the system and the namespaces that this process is in.
  private func key(of sandbox: Sandbox) -> String {
    let spaces = ["user", "mnt", "pid"].map { FilePath.node(of: "/proc/self/ns/\($0)") }
    let boot = (try? files.read("/proc/sys/kernel/random/boot_id", atMost: 64)) ?? []
    let program = sandbox.program ?? ""
    let texts =
      [program, FilePath.identity(of: program), FilePath.user]
      + spaces + [String(decoding: boot, as: UTF8.self)]
    return Digest(texts: texts).prefix(32) + "\n"
  }
}
