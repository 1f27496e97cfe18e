/// What a command line asks for.
enum Request: Sendable, Equatable {
  /// To run a command.
  case run(ParsedValues)
  /// To show help.
  case help(HelpSubject)
  /// To tell the version.
  case version
}
