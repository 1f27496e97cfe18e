/// The whole of what the command line offers.
struct Program: Sendable, Hashable {
  /// The word that calls it.
  let name: String
  /// The version that `--version` tells.
  let version: String
  /// The day of that version, such as `2025-12-01`.
  let date: String
  /// One line on it.
  let summary: String
  /// More about it, as Markdown.
  let discussion: String
  /// What it does without a command; its name is empty.
  let home: Command
  /// The commands, in the order in which help lists them.
  let commands: [Command]
  /// The options of every command.
  let common: [Command.Option]
  /// Prose that `help` shows by name.
  let topics: [HelpTopic]

  init(
    name: String, version: String, date: String, summary: String, discussion: String = "",
    home: Command,
    commands: [Command], common: [Command.Option] = Command.Option.everywhere,
    topics: [HelpTopic] = []
  ) {
    self.name = name
    self.version = version
    self.date = date
    self.summary = summary
    self.discussion = discussion
    self.home = home
    self.commands = commands
    self.common = common
    self.topics = topics
  }
}

extension Program {
  /// The summary as the middle of a sentence, without a full stop.
  var synopsis: String {
    let text = summary.prefix(1).lowercased() + summary.dropFirst()
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The command at the end of a path of names; the path `[]` is `home`.
  func command(at path: [String]) -> Command? {
    guard let first = path.first else { return home }
    guard var command = commands.first(where: { $0.name == first }) else { return nil }
    for name in path.dropFirst() {
      guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
      command = next
    }
    return command
  }

  /// Every command with its path, `home` first, each before its subcommands.
  var everyCommand: [(path: [String], command: Command)] {
    [([], home)]
      + commands.flatMap { command in
        [([command.name], command)]
          + command.subcommands.map { ([command.name, $0.name], $0) }
      }
  }

  /// The call of the command at a path, such as `quiz takehome new`.
  func call(_ path: [String]) -> String {
    ([name] + path).joined(separator: " ")
  }
}
