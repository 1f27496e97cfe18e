#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The two ends of a pipe to a program's standard input.
struct PipeEnds: Sendable {
  let reader: Descriptor
  private let writer: Descriptor

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reader = Descriptor(ends[0])
    writer = Descriptor(ends[1])
  }

  /// Writes a text to the program that reads, as much of it as it wants to read, and closes the
  /// pipe.
  func write(_ text: String) {
    close(reader.number)
    _ = writer.write(text)
    close(writer.number)
  }

  /// Closes both ends.
  func closeAll() {
    close(reader.number)
    close(writer.number)
  }
}
