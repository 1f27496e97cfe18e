import QuizEngine
import Synchronization

@testable import quiz

/// A console that a test plays: what is typed is given beforehand, what is written is kept.
final class ScriptedConsole: Console {
  let capabilities: Capabilities
  private let state: Mutex<State>
  private let beforeEvents: @Sendable () -> Void

  private struct State {
    var size: TerminalSize
    var lines: [String]
    var events: [ConsoleEvent]
    var end: InputEnd
    var output = ""
    var errors = ""
  }

  /// A console on which lines or keys are typed; then the input ends.
  ///
  /// Before each key something else may happen in the world.
  init(
    mode: SessionMode = .plain, size: TerminalSize = .usual, lines: [String] = [],
    events: [ConsoleEvent] = [], end: InputEnd = .endOfInput,
    environment: [String: String] = ["TERM": "xterm", "NO_COLOR": "1"],
    beforeEvents: @escaping @Sendable () -> Void = {}
  ) {
    self.beforeEvents = beforeEvents
    let isFull = mode == .full
    capabilities = Capabilities(
      environment: environment,
      wishes: Capabilities.Wishes(plain: mode == .plain, json: mode == .json),
      terminals: isFull ? [.input, .output, .error] : [])
    state = Mutex(State(size: size, lines: lines, events: events, end: end))
  }

  /// A terminal on which a text is typed key by key.
  convenience init(typing text: String, size: TerminalSize = .usual, end: InputEnd = .endOfInput) {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    var events: [ConsoleEvent] = []
    while let event = decoder.next() ?? decoder.next(isComplete: true) { events.append(event) }
    self.init(mode: .full, size: size, events: events, end: end)
  }

  /// All that was written to standard output.
  var output: String { state.withLock { $0.output } }

  /// All that was written to standard error.
  var errors: String { state.withLock { $0.errors } }

  /// What a person would see of standard output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension ScriptedConsole {
  var size: TerminalSize { state.withLock { $0.size } }

  func isTerminal(_ stream: ConsoleStream) -> Bool { isInteractive }

  func write(_ text: String, to stream: ConsoleStream) {
    state.withLock {
      if stream == .error { $0.errors += text } else { $0.output += text }
    }
  }

  func readLine() throws(InputEnd) -> String {
    let (line, end) = state.withLock { ($0.lines.isEmpty ? nil : $0.lines.removeFirst(), $0.end) }
    guard let line else { throw end }
    return line
  }

  func nextEvent(within time: Duration?) -> ConsoleEvent? {
    beforeEvents()
    return state.withLock { $0.events.isEmpty ? .ended($0.end) : $0.events.removeFirst() }
  }

  var hasPendingInput: Bool { state.withLock { !$0.lines.isEmpty || !$0.events.isEmpty } }

  func readingKeys<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }

  func handingOver<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body()
  }
}
