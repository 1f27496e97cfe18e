/// The few words of shell that set limits and the folder before a program starts.
///
/// A limit can only be set by the process that it binds, or by its parent before the start; Swift
/// can do nothing between fork and exec, a shell can.
enum LimitingShell {
  static let path = "/bin/sh"

  /// The arguments for the shell, its own name included.
  static func command(for request: ProcessRequest) -> [String] {
    let limits = request.limits
    var words = [
      "ulimit -c 0",
      // The soft limit is the lower one: it ends a program by a signal of its own.
      "ulimit -S -t \(limits.cpuSeconds)",
      "ulimit -H -t \(limits.cpuSeconds + 2)",
      // In blocks of 512 bytes.
      "ulimit -f \((limits.fileBytes + 511) / 512)",
      "ulimit -n \(limits.openFiles)",
    ]
    if let memory = limits.memoryBytes {
      words.append("ulimit -v \(memory / 1024)")
    }
    // What the system does not know, or what is already lower, stays as it is.
    words = ["{"] + words + ["} 2>/dev/null"]
    words.append("cd -- \"$0\" && exec \"$@\"")
    return [
      "sh", "-c", words.joined(separator: "\n"), request.workingDirectory, request.executable,
    ]
      + request.arguments
  }
}
