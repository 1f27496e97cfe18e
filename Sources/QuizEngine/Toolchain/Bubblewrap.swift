/// How `bwrap` is called.
enum Bubblewrap {
  /// The temporary folder that a program finds in the sandbox, empty at first and gone afterwards.
  static let temporaryFolder = "/tmp"

  /// The arguments before the program: a world with the system's programs and little else.
  static func arguments(opening: Sandbox.Opening, folder: String) -> [String] {
    var arguments = [
      "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--hostname", "quiz",
    ]
    for path in ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
      // Where `/bin` is a link into `/usr`, binding what it leads to serves as well.
      arguments += ["--ro-bind-try", path, path]
    }
    arguments += ["--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache"]
    arguments += ["--proc", "/proc", "--dev", "/dev", "--remount-ro", "/dev"]
    arguments += ["--size", "\(opening.temporaryBytes)", "--tmpfs", temporaryFolder]
    for path in opening.readable {
      arguments += ["--ro-bind", path, path]
    }
    if let writable = opening.writable { arguments += ["--bind", writable, writable] }
    // What was made on the way to those folders is of no use to anybody.
    arguments += ["--remount-ro", "/"]
    arguments += ["--chdir", folder, "--"]
    return arguments
  }

  /// The program, behind a limit to its processes where there is one.
  ///
  /// The system counts them by user. Within the sandbox that count begins anew; outside of it, all
  /// that the user runs would count.
  static func command(for request: ProcessRequest, processes: Int?) -> [String] {
    let command = [request.executable] + request.arguments
    guard let processes else { return command }
    return [
      "/bin/sh", "-c", "ulimit -u \(processes) 2>/dev/null; exec \"$0\" \"$@\"",
    ] + command
  }
}
