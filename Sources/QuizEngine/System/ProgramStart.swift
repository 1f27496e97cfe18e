#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

/// The one place in which programs are started.
///
/// A program begins with no signal blocked or ignored, and with no descriptor but the standard three
/// and those that are meant for it.
public struct ProgramStart {
  private let executable: String
  private let words: [String]
  private let environment: Environment
  private let inherited: [(number: Int32, source: Source)]
  private let session: Session

  /// What a program finds at a descriptor.
  public enum Source: Sendable {
    /// A file, for reading.
    case file(String)
    /// What this program has open.
    case descriptor(Int32)
  }

  /// Whose keys and signals reach a program.
  public enum Session: Sendable {
    /// It shares the terminal with this program.
    case shared
    /// It has no terminal.
    case own
  }

  /// Why a program does not start, as the system numbers it.
  public struct Failure: Error, Sendable {
    /// The error number.
    public let number: Int32
  }

  /// Says what is to be started; the first word is what the program calls itself.
  public init(
    executable: String, words: [String], environment: Environment,
    inherited: [(number: Int32, source: Source)] = [], session: Session
  ) {
    self.executable = executable
    self.words = words
    self.environment = environment
    self.inherited = inherited
    self.session = session
  }

  /// Starts it, and gives the number of its process.
  public func callAsFunction() throws(Failure) -> Int32 {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, source) in inherited {
      switch source {
      case .file(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDONLY, 0)
      case .descriptor(let own): posix_spawn_file_actions_adddup2(&actions, own, number)
      }
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    sigdelset(&signals, SIGKILL)
    sigdelset(&signals, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(session == .own ? flags | newSession : flags))

    var id = pid_t()
    let status = withCStrings(words) { arguments in
      withCStrings(environment.entries) { variables in
        SpawnLock.shared.withLock { _ in
          SpawnLock.keepDescriptors()
          return posix_spawn(&id, executable, &actions, &attributes, arguments, variables)
        }
      }
    }
    guard status == 0 else { throw Failure(number: status) }
    return id
  }
}

#if canImport(Glibc)
  /// `POSIX_SPAWN_SETSID` of `<spawn.h>`, which glibc shows to GNU sources only.
  private let newSession: Int32 = 0x80
#else
  private let newSession = Int32(POSIX_SPAWN_SETSID)
#endif

/// Hands texts to C as a list of strings that ends with a null pointer.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
