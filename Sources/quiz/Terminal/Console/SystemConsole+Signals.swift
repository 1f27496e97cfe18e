import Dispatch
import Synchronization
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension SystemConsole {
  /// How long the program may take to end after it was told to, before it is ended.
  private static let grace = DispatchTimeInterval.seconds(5)

  private static let watched = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]

  /// Turns signals into events, and gives the terminal back before any of them stops or ends the
  /// program.
  func watchSignals() {
    let queue = DispatchQueue(label: "signals")
    signals.withLock {
      guard $0 == nil else { return }
      $0 = SignalWatch(Self.watched, on: queue) { [weak self] number in
        self?.answer(number, on: queue)
      }
    }
  }

  /// Leaves signals to the system again.
  func ignoreSignals() {
    signals.withLock {
      $0?.cancel()
      $0 = nil
    }
  }

  private func answer(_ number: Int32, on queue: DispatchQueue) {
    switch number {
    case SIGINT:
      // Another program has the terminal: the keys were meant for it.
      if !mode.isHandedOver { end(.interrupt, number) }
    case SIGQUIT:
      if !mode.isHandedOver { die(number) }
    case SIGTERM, SIGHUP:
      end(number == SIGTERM ? .terminate : .hangUp, number)
      queue.asyncAfter(deadline: .now() + Self.grace) { [weak self] in self?.die(number) }
    case SIGTSTP:
      mode.suspend()
      SignalDefault.raise(SIGTSTP)
    case SIGCONT:
      mode.resume()
      events.push(.resumed)
    default:
      events.push(.resized)
    }
  }

  private func end(_ end: InputEnd, _ number: Int32) {
    if interruption.post(end) { die(number) }
    events.push(.ended(end))
  }

  private func die(_ number: Int32) {
    mode.suspend()
    SignalDefault.raise(number)
  }
}
