#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif
internal import Synchronization

/// The two ends of a pipe, neither of which a program that is started inherits by accident.
public struct PipeEnds: Sendable {
  /// The end to read from.
  public let reading: Int32
  /// The end to write to.
  public let writing: Int32

  /// Makes a pipe.
  public static func make() throws(ProcessError) -> PipeEnds {
    var ends: [Int32] = [-1, -1]
    let moved: [Int32]? = SpawnLock.shared.withLock { _ in
      guard pipe(&ends) == 0 else { return nil }
      defer { for end in ends { close(end) } }
      return ends.map { fcntl($0, F_DUPFD_CLOEXEC, lowest) }
    }
    guard let moved, !moved.contains(where: { $0 < 0 }) else {
      throw .system(number: errno, doing: "making a pipe")
    }
    return PipeEnds(reading: moved[0], writing: moved[1])
  }

  /// Below are the descriptors that a program that is started finds its own pipes at.
  private static let lowest: Int32 = 10

  /// Makes reading return at once where there is nothing.
  func neverWaiting() -> PipeEnds {
    _ = fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) | O_NONBLOCK)
    return self
  }

  /// Closes both ends.
  public func closeBoth() {
    close(reading)
    close(writing)
  }
}
