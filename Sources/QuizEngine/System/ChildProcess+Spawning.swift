#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

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
      return ChildProcess(id: id, marker: marker, pipes: pipes.near)
    } catch {
      pipes.closeNear()
      throw error
    }
  }

  private static func start(
    _ request: ProcessRequest, marker: String, pipes: ChildPipes
  ) throws(ProcessError) -> pid_t {
    var inherited: [(number: Int32, source: ProgramStart.Source)] = [
      (0, .file(request.inputFile ?? "/dev/null")), (1, .descriptor(pipes.output.writing)),
      (2, .descriptor(pipes.errors.writing)),
    ]
    if let channel = pipes.channel {
      inherited.append((3, .descriptor(channel.control.reading)))
      inherited.append((4, .descriptor(channel.report.writing)))
    }
    var environment = request.environment
    environment[ProcessTree.markerName] = marker
    let start = ProgramStart(
      executable: LimitingShell.path, words: LimitingShell.command(for: request),
      environment: environment, inherited: inherited, session: .own)
    do throws(ProgramStart.Failure) {
      return try start()
    } catch {
      throw .system(number: error.number, doing: "starting \(request.executable)")
    }
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
