/// How `bwrap` is called.
enum Bubblewrap {
  /// The arguments before the program: a world with the system's programs and little else.
  static func arguments(readable: [String], writable: String, folder: String) -> [String] {
    var arguments = [
      "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL",
      "--hostname", "quiz",
    ]
    for path in ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64"] {
      // Where `/bin` is a link into `/usr`, binding what it leads to serves as well.
      arguments += ["--ro-bind-try", path, path]
    }
    arguments += ["--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache"]
    arguments += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"]
    for path in readable {
      arguments += ["--ro-bind", path, path]
    }
    arguments += ["--bind", writable, writable, "--chdir", folder, "--"]
    return arguments
  }
}
