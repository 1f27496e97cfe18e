/// What a command is called, takes and does.
///
/// Parsing, help, completions, the manual page and `Docs/Commands.md` all come from this value.
struct Command: Sendable, Hashable {
  /// The word that calls it; empty for what the program does without a command.
  let name: String
  /// The heading that help lists it under.
  let group: Group
  /// One line, for lists of commands.
  let summary: String
  /// More about it, as Markdown.
  let discussion: String
  /// Calls worth copying.
  let examples: [Example]
  /// What it takes by position.
  let arguments: [Argument]
  /// What it takes by name, the options of every command aside.
  let options: [Option]
  /// The commands within it.
  let subcommands: [Command]
  /// Whether it does something without a subcommand.
  let runsAlone: Bool

  init(
    _ name: String, in group: Group, summary: String, discussion: String = "",
    examples: [Example] = [], arguments: [Argument] = [], options: [Option] = [],
    subcommands: [Command] = [], runsAlone: Bool? = nil
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.subcommands = subcommands
    self.runsAlone = runsAlone ?? subcommands.isEmpty
  }
}

extension Command {
  /// The options that help and completions show.
  var visibleOptions: [Option] {
    options.filter { !$0.isHidden }
  }
}
