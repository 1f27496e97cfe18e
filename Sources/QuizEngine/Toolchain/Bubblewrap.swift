/// How `bwrap` is called.
enum Bubblewrap {
  /// The temporary folder that a program finds in the sandbox, empty at first and gone afterwards.
  static let temporaryFolder = "/tmp"

  /// Where a program stands whose own folder is not to be seen.
  private static let programPlace = PathName.join(programFolder, "answer")
  /// The folder that holds such a program, and its library.
  static let programFolder = "/quiz"

  /// The arguments: a world with the system's programs and little else, then the program.
  static func arguments(for request: ProcessRequest, opening: Sandbox.Opening) -> [String] {
    var arguments = [
      "--unshare-all", "--new-session", "--cap-drop", "ALL", "--hostname", "quiz",
    ]
    if !opening.outlivesThread { arguments.append("--die-with-parent") }
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
    if opening.hidesProgram { arguments += ["--ro-bind", request.executable, programPlace] }
    if let library = opening.library {
      arguments += [
        "--ro-bind", library, PathName.join(programFolder, PathName.last(of: library)),
      ]
    }
    if let writable = opening.writable { arguments += ["--bind", writable, writable] }
    // What was made on the way to those folders is of no use to anybody.
    arguments += ["--remount-ro", "/"]
    arguments += ["--chdir", request.workingDirectory, "--"]
    return arguments + command(for: request, opening: opening)
  }

  /// The program, behind a limit to its processes where there is one.
  ///
  /// The system counts them by user. Within the sandbox that count begins anew; outside of it, all
  /// that the user runs would count.
  private static func command(
    for request: ProcessRequest, opening: Sandbox.Opening
  ) -> [String] {
    let program = opening.hidesProgram ? programPlace : request.executable
    let command = [program] + request.arguments
    guard let processes = opening.processes else { return command }
    return [
      "/bin/sh", "-c", "ulimit -u \(processes) 2>/dev/null; exec \"$0\" \"$@\"",
    ] + command
  }
}
