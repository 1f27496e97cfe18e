#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension ForegroundProgram {
  /// Waits for the end of a process; when it is stopped, this program stops as well, and both go on
  /// together.
  static func wait(for id: Int32) -> Outcome {
    var status: Int32 = 0
    while true {
      if waitpid(id, &status, WUNTRACED) < 0 {
        if errno == EINTR { continue }
        return .exited(0)
      }
      if status & 0xFF == 0x7F {
        stopAlong(id)
      } else if status & 0x7F == 0 {
        return .exited(status >> 8 & 0xFF)
      } else {
        return .signalled(status & 0x7F)
      }
    }
  }

  private static func stopAlong(_ id: Int32) {
    // Ctrl-Z has stopped both at once, in which case both are going on again, or will be in a
    // moment; only when the other is still stopped, it has stopped by itself.
    for _ in 0..<20 {
      var status: Int32 = 0
      guard waitpid(id, &status, WNOHANG | WCONTINUED) == 0 else { return }
      usleep(5_000)
    }
    SignalDefault.raise(SIGTSTP)
    // Where this program can't be stopped, nobody else would wake up the other.
    kill(id, SIGCONT)
  }
}
