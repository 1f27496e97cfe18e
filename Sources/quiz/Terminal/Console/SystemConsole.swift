#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import QuizEngine
import Synchronization

/// The console that the program was started from.
///
/// One thread reads; any thread may write. Without `watchSignals` the system's defaults hold,
/// which suits commands that only write.
final class SystemConsole: Console {
  let capabilities: Capabilities
  /// Whether the person or the system wants the program to end.
  let interruption = Interruption()

  let mode: TerminalMode
  let events = WakingQueue()
  let signals = Mutex<SignalWatch?>(nil)
  /// What the terminal said of its background; nil before it was asked.
  let background = Mutex<Palette.Background?>(nil)
  let descriptors: Descriptors
  private let environment: [String: String]
  let decoder = Mutex(KeyDecoder())
  private let isOutputGone = Mutex(false)
  private let whenOutputIsGone: @Sendable () -> Void

  /// Opens the door; the action runs once, when whoever reads standard output has gone.
  init(
    descriptors: Descriptors = .standard, environment: [String: String],
    wishes: Capabilities.Wishes, whenOutputIsGone: @escaping @Sendable () -> Void = {}
  ) {
    self.descriptors = descriptors
    self.environment = environment
    self.whenOutputIsGone = whenOutputIsGone
    capabilities = Capabilities(
      environment: environment, wishes: wishes, terminals: descriptors.terminals)
    mode = TerminalMode(descriptor: descriptors.input.number)
    // Whoever writes to a closed pipe is told by an error; a signal would end the program there
    // and then, with the terminal in the wrong mode.
    signal(SIGPIPE, SIG_IGN)
  }
}

extension SystemConsole {
  var size: TerminalSize {
    TerminalSize(reported: descriptors.terminalSize, environment: environment)
  }

  func isTerminal(_ stream: ConsoleStream) -> Bool {
    descriptors[stream].isTerminal
  }

  func write(_ text: String, to stream: ConsoleStream) {
    if stream != .error, isOutputGone.withLock({ $0 }) { return }
    guard !descriptors[stream].write(text), stream != .error else { return }
    let isNews = isOutputGone.withLock { isGone in
      defer { isGone = true }
      return !isGone
    }
    if isNews { whenOutputIsGone() }
  }
}

extension SystemConsole {
  /// An escape that nothing follows within this time is a key of its own.
  private static let escapeTime = Duration.milliseconds(50)

  func readLine() throws(InputEnd) -> String {
    while true {
      if let end = events.popEnd() {
        interruption.heed()
        throw end
      }
      if let line = decoder.withLock({ $0.nextLine() }) { return line }
      guard wait(within: nil) == .input else { continue }
      let bytes = descriptors.input.read()
      if bytes.isEmpty {
        guard let line = decoder.withLock({ $0.nextLine(isComplete: true) }) else {
          throw .endOfInput
        }
        return line
      }
      decoder.withLock { $0.feed(bytes) }
    }
  }

  func nextEvent(within time: Duration?) -> ConsoleEvent? {
    let deadline = time.map { ContinuousClock.now.advanced(by: $0) }
    while true {
      if let event = events.pop() {
        if case .ended = event { interruption.heed() }
        return event
      }
      if let event = decoder.withLock({ $0.next() }) { return event }
      let left = deadline.map { $0 - ContinuousClock.now }
      let isAmbiguous = decoder.withLock { $0.isAmbiguous }
      switch wait(within: isAmbiguous ? min(left ?? Self.escapeTime, Self.escapeTime) : left) {
      case .event: continue
      case .input:
        let bytes = descriptors.input.read()
        if bytes.isEmpty {
          return decoder.withLock { $0.next(isComplete: true) } ?? .ended(.endOfInput)
        }
        decoder.withLock { $0.feed(bytes) }
      case .timeOver:
        guard isAmbiguous else { return nil }
        if let event = decoder.withLock({ $0.next(isComplete: true) }) { return event }
      }
    }
  }

  var hasPendingInput: Bool {
    decoder.withLock { !$0.bytes.isEmpty } || wait(within: .zero) == .input
  }

  private func wait(within time: Duration?) -> InputWait.Outcome {
    InputWait(input: descriptors.input, events: events)(within: time)
  }
}

extension SystemConsole {
  func readingKeys<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isInteractive else { return try body() }
    mode.beginReadingKeys()
    defer { mode.endReadingKeys() }
    return try body()
  }

  func handingOver<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    mode.handOver()
    defer { mode.takeBack() }
    // Ctrl-Z must stop the other program and this one at the same moment.
    return try SignalDefault.during(SIGTSTP, body)
  }
}
