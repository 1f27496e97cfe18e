/// The one door between the program and whoever sits before it.
///
/// A real terminal stands behind it, pipes, or a test's script. What a person is asked builds on
/// these few requirements, in extensions.
protocol Console: AnyObject, Sendable {
  /// What can be shown, and how.
  var capabilities: Capabilities { get }

  /// The form of documents on a stream, with all that can be known of the terminal.
  func style(of stream: ConsoleStream) -> DocumentStyle

  /// How many columns and rows there are now.
  var size: TerminalSize { get }

  /// Whether a stream is a terminal.
  func isTerminal(_ stream: ConsoleStream) -> Bool

  /// Writes a text as it is to standard output or standard error.
  func write(_ text: String, to stream: ConsoleStream)

  /// Waits for a line from standard input, and gives it without its end.
  func readLine() throws(InputEnd) -> String

  /// Waits for what happens next while keys are read one by one; `nil` when the time is over.
  ///
  /// Only useful within `readingKeys`, and only where the mode is `full`.
  func nextEvent(within time: Duration?) -> ConsoleEvent?

  /// Whether more input is there already, as it is while lines are being pasted.
  var hasPendingInput: Bool { get }

  /// Reads keys one by one, without echo, while the body runs; calls may be nested.
  ///
  /// A session does well to run in one call: what is typed between two questions is neither
  /// shown nor lost then.
  func readingKeys<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result

  /// Leaves the terminal to another program while the body runs.
  func handingOver<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result
}

extension Console {
  func style(of stream: ConsoleStream) -> DocumentStyle {
    capabilities.style(of: stream)
  }

  /// Writes a text to standard output.
  func write(_ text: String) {
    write(text, to: .output)
  }

  /// Whether keys can be read one by one, and lines redrawn.
  var isInteractive: Bool {
    capabilities.mode == .full
  }
}
