#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

extension ForkServer {
  /// A server that was started.
  struct Running: Sendable {
    let yard: ScratchFolder
    /// The yard, open.
    let folder: Int32
    private let id: pid_t
    /// As long as this end is open the server lives.
    private let lifeline: Int32

    /// Starts a server; nil where it does not come to listen.
    static func start(in parent: String, request: (String) -> ProcessRequest) -> Running? {
      guard let yard = try? ScratchFolder.make(in: parent) else { return nil }
      let folder = open(yard.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard folder >= 0, let lifeline = try? PipeEnds.make() else {
        close(folder)
        yard.remove()
        return nil
      }
      defer { close(lifeline.reading) }
      guard let ready = try? PipeEnds.make().neverWaiting() else {
        close(folder)
        close(lifeline.writing)
        yard.remove()
        return nil
      }
      defer { close(ready.reading) }
      let wanted = request(yard.path)
      let start = ProgramStart(
        executable: LimitingShell.path, words: LimitingShell.command(for: wanted),
        environment: wanted.environment,
        inherited: [
          (0, .descriptor(lifeline.reading)), (1, .descriptor(ready.writing)),
          (2, .file("/dev/null")),
        ],
        session: .own)
      let id = try? start()
      close(ready.writing)
      guard let id else {
        close(folder)
        close(lifeline.writing)
        yard.remove()
        return nil
      }
      let running = Running(yard: yard, folder: folder, id: id, lifeline: lifeline.writing)
      leftovers.withLock { $0[id] = yard }
      _ = removesLeftovers
      var polled = pollfd(fd: ready.reading, events: Int16(POLLIN), revents: 0)
      var word: UInt8 = 0
      guard poll(&polled, 1, longestStart) > 0, read(ready.reading, &word, 1) == 1 else {
        running.end()
        return nil
      }
      return running
    }

    /// Ends the server and all that it does, and removes its yard.
    ///
    /// - Parameter keepingYard: true where there are still tasks that have their folders in it; it is
    ///   removed with the last of this process then.
    func end(keepingYard: Bool = false) {
      close(lifeline)
      close(folder)
      kill(-id, SIGKILL)
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0 && errno == EINTR {}
      if keepingYard { return }
      yard.remove()
      Self.leftovers.withLock { $0[id] = nil }
    }

    /// The yards that are to be removed with this process, by the server's number.
    private static let leftovers = Mutex<[pid_t: ScratchFolder]>([:])
    /// Sees to it, once, that they are.
    private static let removesLeftovers: Void = {
      atexit { Running.removeLeftovers() }
    }()
    /// The longest wait for a server to listen, in milliseconds.
    private static let longestStart: Int32 = 10_000

    private static func removeLeftovers() {
      let yards = leftovers.withLock { Array($0.values) }
      for yard in yards { yard.remove() }
    }
  }
}
