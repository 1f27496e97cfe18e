import QuizEngine

extension CommandLineParser {
  /// Finds the command that the words name, and what remains for it.
  func resolve(_ line: Line) throws(UsageError) -> (path: [String], rest: [String]) {
    guard let first = line.words.first else { return ([], []) }
    guard let command = program.commands.first(where: { $0.name == first }) else {
      throw unknown(first)
    }
    let rest = Array(line.words.dropFirst())
    guard let second = rest.first, !command.subcommands.isEmpty else { return ([first], rest) }
    let names = command.subcommands.map(\.name)
    if names.contains(second) { return ([first, second], Array(rest.dropFirst())) }
    if !command.arguments.isEmpty { return ([first], rest) }
    let nearest = Suggestion.nearest(to: second, among: names).first
    throw UsageError(
      .unknownSubcommand(
        second, nearest: nearest.map { program.call([first, $0]) }, choices: names),
      in: [first])
  }

  /// Says that no command has a name, and which one may have been meant.
  func unknown(_ word: String) -> UsageError {
    let nearest = Suggestion.nearest(to: word, among: program.commands.map(\.name)).first
    return UsageError(.unknownCommand(word, nearest: nearest.map { program.call([$0]) }))
  }

  /// Finds what help is asked about.
  func helpSubject(
    _ words: [String], _ options: [String: [String]]
  ) throws(UsageError) -> HelpSubject {
    if options[Command.Option.manualPage.name] != nil { return .manualPage }
    if options[Command.Option.markdown.name] != nil { return .markdown }
    guard let first = words.first else { return .program }
    if words.count == 1, program.topics.contains(where: { $0.name == first }) {
      return .topic(first)
    }
    if program.command(at: words) != nil { return .command(words) }
    let calls = program.everyCommand.dropFirst().map { $0.path.joined(separator: " ") }
    let nearest = Suggestion.nearest(
      to: words.joined(separator: " "), among: calls + program.topics.map(\.name)
    ).first
    throw UsageError(
      .unknownHelpSubject(
        words.joined(separator: " "),
        nearest: nearest.map { "\(program.call([Command.help.name])) \($0)" }))
  }
}
