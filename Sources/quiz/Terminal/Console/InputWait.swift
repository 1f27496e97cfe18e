#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waits until input or an event from another thread is there.
struct InputWait: Sendable {
  let input: Descriptor
  let events: WakingQueue

  /// What the wait ended with.
  enum Outcome: Sendable, Hashable {
    case input, event, timeOver
  }

  /// Waits at most for a time, or for ever.
  func callAsFunction(within time: Duration?) -> Outcome {
    let deadline = time.map { ContinuousClock.now.advanced(by: $0) }
    while true {
      var requests = [
        pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.number, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&requests, 2, deadline.map(Self.milliseconds) ?? -1)
      if count == 0 { return .timeOver }
      if count < 0 {
        // Nothing can be waited for: reading will tell why.
        guard errno == EINTR else { return .input }
        continue
      }
      return requests[0].revents != 0 ? .event : .input
    }
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = deadline - ContinuousClock.now
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    let milliseconds = seconds.multipliedReportingOverflow(by: 1000)
    guard !milliseconds.overflow else { return .max }
    return Int32(clamping: milliseconds.partialValue + attoseconds / 1_000_000_000_000_000 + 1)
  }
}
