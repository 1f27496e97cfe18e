#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Synchronization

/// How a terminal hands over what is typed: in lines with echo, or key by key without.
///
/// Whoever asks for keys gives the mode back as it was, whatever happens in between. Safe to use
/// from any thread: signals are answered on another one than that which reads.
final class TerminalMode: Sendable {
  private struct State {
    /// How many callers are reading keys now.
    var readers = 0
    /// The mode in which the terminal was left to another program, while it belongs to that.
    var handedOver: termios?
    /// When it was taken back from another program.
    var takenBack: ContinuousClock.Instant?
    /// The mode to give back, while keys are read.
    var saved: termios?
  }

  private let descriptor: Int32
  private let state = Mutex(State())

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Begins to read keys; calls may be nested.
  func beginReadingKeys() {
    state.withLock {
      $0.readers += 1
      apply(&$0)
    }
  }

  /// Ends reading keys.
  func endReadingKeys() {
    state.withLock {
      $0.readers -= 1
      if $0.readers == 0 { restore(&$0) }
    }
  }

  /// Gives the terminal back for a while: before the program stops, and before it dies.
  func suspend() {
    state.withLock { restore(&$0) }
  }

  /// Takes up again what `suspend` has interrupted.
  func resume() {
    state.withLock { apply(&$0) }
  }

  /// The time within which a signal may still be on its way that a key has sent before.
  private static let delay = Duration.milliseconds(200)

  /// Whether the terminal belongs to another program, or did when the keys were pressed whose signals
  /// arrive now: what ends an editor must not end the session as well.
  var isHandedOver: Bool {
    state.withLock {
      $0.handedOver != nil
        || $0.takenBack.map { $0.duration(to: .now) < Self.delay } ?? false
    }
  }

  /// Leaves the terminal to another program.
  func handOver() {
    state.withLock {
      restore(&$0)
      var mode = termios()
      if tcgetattr(descriptor, &mode) == 0 { $0.handedOver = mode }
    }
  }

  /// Takes the terminal back, in the mode in which it was left, whatever the other program did.
  func takeBack() {
    state.withLock {
      guard var mode = $0.handedOver else { return }
      $0.handedOver = nil
      $0.takenBack = .now
      becomeForeground()
      while tcsetattr(descriptor, TCSADRAIN, &mode) != 0, errno == EINTR {}
      apply(&$0)
    }
  }
}

extension TerminalMode {
  private func apply(_ state: inout State) {
    guard state.readers > 0, state.handedOver == nil, state.saved == nil else { return }
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { return }
    let before = mode
    // Signals stay on: Ctrl-C and Ctrl-Z reach the compilers at work as well.
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    mode.c_iflag &= ~tcflag_t(IXON)
    mode.c_iflag |= tcflag_t(ICRNL)
    withUnsafeMutableBytes(of: &mode.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    guard tcsetattr(descriptor, TCSADRAIN, &mode) == 0 else { return }
    state.saved = before
    send("\u{1B}[?2004h")
  }

  private func restore(_ state: inout State) {
    guard var mode = state.saved else { return }
    state.saved = nil
    send("\u{1B}[?2004l")
    while tcsetattr(descriptor, TCSADRAIN, &mode) != 0, errno == EINTR {}
  }

  /// Takes the terminal from a program that gave it to a process group of its own and died.
  private func becomeForeground() {
    guard tcgetpgrp(descriptor) != getpgrp() else { return }
    var set = sigset_t()
    var saved = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &set, &saved)
    tcsetpgrp(descriptor, getpgrp())
    pthread_sigmask(SIG_SETMASK, &saved, nil)
  }

  /// Asks the terminal to mark what is pasted, or to stop marking it.
  private func send(_ sequence: String) {
    let bytes = Array(sequence.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }
}
