/// A command with the values it was called with.
protocol Invocation: Sendable {
  /// What the command is called, takes and does.
  static var command: Command { get }

  /// Takes what it needs from a parsed command line, and refuses what doesn't go together.
  init(_ values: ParsedValues) throws(UsageError)
}
