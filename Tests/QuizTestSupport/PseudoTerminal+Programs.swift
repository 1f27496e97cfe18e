#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension PseudoTerminal {
  /// A program that runs on a pseudo-terminal, in a session of its own.
  public struct Child {
    /// Its process.
    public let id: Int32
  }

  /// Starts a program whose controlling terminal this is, as a login shell's is.
  public func start(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Child {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // Not in the headers that Swift sees.
      let newSession: Int16 = 0x80
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = Int16(POSIX_SPAWN_SETSID)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(program, &name, name.count) == 0 else {
      throw PseudoTerminalError.cannotOpen(errno: errno)
    }
    // The first terminal that the leader of a session opens becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    sigdelset(&signals, SIGKILL)
    sigdelset(&signals, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for copy in words + settings { free(copy) } }
    var id: pid_t = 0
    let status = posix_spawn(&id, path, &actions, &attributes, &words, &settings)
    guard status == 0 else { throw PseudoTerminalError.cannotStart(errno: status) }
    return Child(id: id)
  }
}

extension PseudoTerminal.Child {
  /// How a program ended.
  public enum End: Equatable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case signalled(Int32)
    /// Not in time; it was killed.
    case killed
  }

  /// Sends a signal.
  public func send(_ signal: Int32) {
    kill(id, signal)
  }

  /// Waits for the end, while the terminal takes what is still written.
  public func end(on terminal: PseudoTerminal, within seconds: Int = 20) -> End {
    let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
    while ContinuousClock.now < deadline {
      if let end = endSoFar(on: terminal) { return end }
    }
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
    return .killed
  }

  /// The end, if it has come; takes what the terminal is given in the meantime.
  public func endSoFar(on terminal: PseudoTerminal) -> End? {
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else {
      terminal.receive(within: 20)
      return nil
    }
    while terminal.receive() {}
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }
}
