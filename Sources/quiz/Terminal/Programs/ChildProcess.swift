#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that was started in the process group of this one.
struct ChildProcess: Sendable {
  private let id: pid_t

  /// Why a program didn't start, as the system numbers it.
  struct StartError: Error, Sendable {
    let number: Int32
  }

  /// Starts a program; it reads the given input, otherwise what this program reads.
  static func start(
    _ executable: String, _ program: ForegroundProgram, input: Descriptor?
  ) -> Result<ChildProcess, StartError> {
    #if canImport(Glibc)
      var actions = SpawnActions()
      var attributes = SpawnAttributes()
    #else
      var actions: SpawnActions = nil
      var attributes: SpawnAttributes = nil
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input { posix_spawn_file_actions_adddup2(&actions, input.number, 0) }
    resetSignals(&attributes)
    var id: pid_t = 0
    let status = withCStrings(program.words) { words in
      withCStrings(program.environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&id, executable, &actions, &attributes, words, environment)
      }
    }
    return status == 0 ? .success(ChildProcess(id: id)) : .failure(StartError(number: status))
  }

  /// Waits for the program's end; when it is stopped, this program stops as well, and both go on
  /// together.
  func wait() -> ForegroundProgram.Outcome {
    var status: Int32 = 0
    while true {
      if waitpid(id, &status, WUNTRACED) < 0 {
        if errno == EINTR { continue }
        return .exited(0)
      }
      if status & 0xFF == 0x7F {
        stopAlong()
      } else if status & 0x7F == 0 {
        return .exited(status >> 8 & 0xFF)
      } else {
        return .signalled(status & 0x7F)
      }
    }
  }
}

extension ChildProcess {
  #if canImport(Glibc)
    private typealias SpawnActions = posix_spawn_file_actions_t
    private typealias SpawnAttributes = posix_spawnattr_t
  #else
    private typealias SpawnActions = posix_spawn_file_actions_t?
    private typealias SpawnAttributes = posix_spawnattr_t?
  #endif

  /// Undoes for the program what this one did to signals for itself.
  private static func resetSignals(_ attributes: inout SpawnAttributes) {
    var all = sigset_t()
    sigfillset(&all)
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
  }

  private func stopAlong() {
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

  /// Gives strings to C, as an array that ends with `nil`.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
