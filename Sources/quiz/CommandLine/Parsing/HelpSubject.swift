/// What help is asked about.
enum HelpSubject: Sendable, Hashable {
  /// The program, with its list of commands.
  case program
  /// The command at a path.
  case command([String])
  /// A topic by name.
  case topic(String)
  /// All of it, as a manual page in roff.
  case manualPage
  /// All of it, as Markdown.
  case markdown
}
