#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension ForkServer {
  /// A server that was started; it ends with the last who has it.
  final class Running: Sendable {
    /// The yard, open.
    let folder: OpenFile
    private let id: Int32
    /// As long as this end is open the server lives.
    private let lifeline: OpenFile

    /// Starts a server in a yard; nil where it does not come to listen.
    init?(_ request: ProcessRequest, in yard: ScratchFolder) {
      guard let folder = try? OpenFile(yard.path, O_RDONLY | O_DIRECTORY),
        let lifeline = try? PipeEnds.make()
      else { return nil }
      self.folder = folder
      self.lifeline = OpenFile(owning: lifeline.writing)
      let far = OpenFile(owning: lifeline.reading)
      guard let ready = try? PipeEnds.make() else { return nil }
      let near = OpenFile(owning: ready.reading)
      do {
        // Closed here before the server is heard: where it ends without a word, so does the pipe.
        let word = OpenFile(owning: ready.writing)
        let start = ProgramStart(
          executable: LimitingShell.path, words: LimitingShell.command(for: request),
          environment: request.environment,
          inherited: [
            (0, .descriptor(far.descriptor)), (1, .descriptor(word.descriptor)),
            (2, .file("/dev/null")),
          ],
          session: .own)
        id = try start()
      } catch {
        return nil
      }
      var polled = pollfd(fd: near.descriptor, events: Int16(POLLIN), revents: 0)
      var said: UInt8 = 0
      guard poll(&polled, 1, Self.longestStart) > 0, read(near.descriptor, &said, 1) == 1,
        said == Self.word
      else { return nil }
    }

    deinit {
      kill(-id, SIGKILL)
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    }

    /// What the server says when it listens.
    private static let word = UInt8(ascii: "r")
    /// The longest wait for a server to listen, in milliseconds.
    private static let longestStart: Int32 = 10_000
  }
}
