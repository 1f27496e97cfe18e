import QuizEngine

extension HelpPage {
  /// All help in one document: the overview, then every command and every topic.
  var reference: Document {
    let commands = program.everyCommand.dropFirst().map { page(on: $1, at: $0, level: 2) }
    let topics = program.topics.map {
      [.heading(level: 2, Prose($0.summary))] + Document(markdown: $0.text)
    }
    return (commands + topics).reduce(overview, +)
  }

  /// One command: what it is for, examples, how it is called, and all that it takes.
  func page(on command: Command, at path: [String], level: Int = 1) -> Document {
    var document: Document = [
      .heading(level: level, Prose(program.call(path))), .paragraph(Prose(command.summary)),
    ]
    document += examples(command, level: level + 1)
    document.append(.heading(level: level + 1, "Usage"))
    document.append(.code(usages(of: command, at: path).joined(separator: "\n"), language: "sh"))
    document += Document(markdown: command.discussion)
    document += section(
      "Commands", level: level + 1,
      command.subcommands.map { (name(program.call(path + [$0.name])), Prose($0.summary)) })
    document += section(
      "Arguments", level: level + 1,
      command.arguments.map { (name($0.name), Prose($0.summary)) })
    document += section("Options", level: level + 1, facts(command.options))
    guard medium == .screen else { return document }
    let common = program.common.filter { !$0.isHidden }.map(\.spelling).joined(separator: ", ")
    return document + [
      .paragraph(
        "Every command also takes \(common): \(.code(program.call([Command.help.name])))"
          + " tells about them.")
    ]
  }

  /// The ways to call a command, each a line.
  func usages(of command: Command, at path: [String]) -> [String] {
    let own = ([program.call(path), "[OPTIONS]"] + command.arguments.map(\.usage))
      .joined(separator: " ")
    let others = command.subcommands.flatMap { usages(of: $0, at: path + [$0.name]) }
    return (command.runsAlone ? [own] : []) + others
  }

  /// The examples as lines to copy, each below what it does.
  func examples(_ command: Command, level: Int) -> Document {
    guard !command.examples.isEmpty else { return [] }
    let lines = command.examples.map { "# \($0.effect)\n\($0.call)" }
    return [
      .heading(level: level, "Examples"),
      .code(lines.joined(separator: "\n"), language: "sh"),
    ]
  }

  /// Names and what they mean under a heading; nothing where there are none.
  func section(_ title: Prose, level: Int = 2, _ facts: [(name: Prose, value: Prose)]) -> Document {
    facts.isEmpty ? [] : [.heading(level: level, title), .facts(facts)]
  }

  /// How the options that aren't hidden are written, and what they do.
  func facts(_ options: [Command.Option]) -> [(name: Prose, value: Prose)] {
    options.filter { !$0.isHidden }.map { (name($0.usage), Prose($0.summary)) }
  }
}
