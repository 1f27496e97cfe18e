#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A program that was started, with the near ends of its pipes.
struct ChildProcess: Sendable {
  /// How it ended, as the system tells.
  struct Ending {
    var termination: ProcessOutcome.Termination
    var cpuSeconds: Double
    var peakMemory: Int
  }

  let id: pid_t
  /// What tells its descendants from all other processes.
  let marker: String
  let pipes: NearEnds

  /// Waits for the program and takes it off the system's list.
  func reap() -> Ending {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
    let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if canImport(Glibc)
      let unit = 1024
    #else
      let unit = 1
    #endif
    return Ending(
      termination: ProcessOutcome.Termination(waitStatus: status),
      cpuSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakMemory: Int(usage.ru_maxrss) * unit)
  }

  /// Ends it and what descends from it.
  func kill(sweep: ProcessRequest.Sweep) {
    // Descendants are collected before the kill: afterwards their parent is somebody else.
    if sweep == .descendants { sweepAway(includingRoot: true) }
    systemKill(-id, SIGKILL)
    systemKill(id, SIGKILL)
  }

  /// Ends what it left behind.
  func killLeftovers(sweep: ProcessRequest.Sweep) {
    systemKill(-id, SIGKILL)
    if sweep == .descendants { sweepAway(includingRoot: false) }
  }

  private func sweepAway(includingRoot: Bool) {
    ProcessTree.killDescendants(of: id, marker: marker, includingRoot: includingRoot)
  }

  /// Closes a descriptor once a program has ended, without taking that off the system's list.
  static func close(_ descriptor: Int32, whenEnded id: pid_t) {
    DetachedThread.start {
      var information = siginfo_t()
      while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
      systemClose(descriptor)
    }
  }
}

/// The system's `kill`, named apart from the method.
func systemKill(_ id: pid_t, _ signal: Int32) {
  _ = kill(id, signal)
}

/// The system's `close`, named apart from the method.
private func systemClose(_ descriptor: Int32) {
  close(descriptor)
}
