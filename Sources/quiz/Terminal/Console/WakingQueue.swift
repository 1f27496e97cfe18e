#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Synchronization

/// Events from other threads, with a pipe that wakes up whoever waits for input.
final class WakingQueue: Sendable {
  /// Can be read from as long as events are waiting.
  let descriptor: Int32
  private let writer: Int32
  private let events = Mutex<[ConsoleEvent]>([])

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writer = ends[1]
  }

  deinit {
    close(descriptor)
    close(writer)
  }

  /// Adds an event at the end, unless the same is the last one waiting.
  func push(_ event: ConsoleEvent) {
    events.withLock {
      guard $0.last != event else { return }
      $0.append(event)
      var byte: UInt8 = 0
      _ = write(writer, &byte, 1)
    }
  }

  /// Takes the first event.
  func pop() -> ConsoleEvent? {
    events.withLock {
      guard !$0.isEmpty else { return nil }
      var byte: UInt8 = 0
      _ = read(descriptor, &byte, 1)
      return $0.removeFirst()
    }
  }

  /// Takes the first event that says that nothing more will come, and drops all before it.
  func popEnd() -> InputEnd? {
    while let event = pop() {
      if case .ended(let end) = event { return end }
    }
    return nil
  }
}
