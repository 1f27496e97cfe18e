#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

extension ChildProcess {
  /// Starts a program in a session of its own, within limits, with pipes to all it says.
  static func spawn(_ request: ProcessRequest) throws(ProcessError) -> ChildProcess {
    try refuseUnusable(request)
    let pipes = try ChildPipes.make(control: request.control)
    defer { pipes.closeFar() }
    let marker = ProcessTree.makeMarker()
    do {
      let id = try start(request, marker: marker, pipes: pipes)
      close(pipes.ending.writing, whenEnded: id)
      return ChildProcess(
        id: id, marker: marker, output: pipes.output.reading, errorOutput: pipes.errors.reading,
        report: pipes.channel?.report.reading, ending: pipes.ending.reading)
    } catch {
      pipes.closeNear()
      throw error
    }
  }

  private static func start(
    _ request: ProcessRequest, marker: String, pipes: ChildPipes
  ) throws(ProcessError) -> pid_t {
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
    posix_spawn_file_actions_addopen(&actions, 0, request.inputFile ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes.output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, pipes.errors.writing, 2)
    if let channel = pipes.channel {
      posix_spawn_file_actions_adddup2(&actions, channel.control.reading, 3)
      posix_spawn_file_actions_adddup2(&actions, channel.report.writing, 4)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var environment = request.environment
    environment[ProcessTree.markerName] = marker
    var id = pid_t()
    let result = withCStrings(LimitingShell.command(for: request)) { arguments in
      withCStrings(environment.entries) { variables in
        SpawnLock.shared.withLock { _ in
          SpawnLock.keepDescriptors()
          return posix_spawn(&id, LimitingShell.path, &actions, &attributes, arguments, variables)
        }
      }
    }
    guard result == 0 else {
      throw .system(number: result, doing: "starting \(request.executable)")
    }
    return id
  }

  /// Tells what is wrong with a request, since the system's own words do not say which file it is.
  private static func refuseUnusable(_ request: ProcessRequest) throws(ProcessError) {
    let texts = [request.executable, request.workingDirectory] + request.arguments
    for text in texts + request.environment.entries where text.utf8.contains(0) {
      throw .nulCharacter(text: text)
    }
    var status = stat()
    guard stat(request.executable, &status) == 0 else { throw .notFound(path: request.executable) }
    guard status.st_mode & S_IFMT == S_IFREG, access(request.executable, X_OK) == 0 else {
      throw .notExecutable(path: request.executable)
    }
    guard stat(request.workingDirectory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      access(request.workingDirectory, X_OK) == 0
    else { throw .noWorkingDirectory(path: request.workingDirectory) }
  }
}

#if canImport(Glibc)
  /// `POSIX_SPAWN_SETSID` of `<spawn.h>`, which glibc shows to GNU sources only.
  private let newSession: Int32 = 0x80
#else
  private let newSession = Int32(POSIX_SPAWN_SETSID)
#endif

/// Hands texts to C as a list of strings that ends with a null pointer.
func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
