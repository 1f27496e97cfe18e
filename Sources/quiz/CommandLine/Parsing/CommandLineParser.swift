/// Reads the words of a command line against what a program declares.
struct CommandLineParser: Sendable {
  /// What the program declares.
  let program: Program

  init(_ program: Program) {
    self.program = program
  }

  /// Reads the words after the program's own name.
  func parse(_ words: [String]) throws(UsageError) -> Request {
    let line = split(words)
    let (path, rest) = try resolve(line)
    if line.options.contains(where: { $0.means(.help) }) {
      return .help(path.isEmpty ? .program : .command(path))
    }
    if line.options.contains(where: { $0.means(.version) }) { return .version }
    let command = program.command(at: path) ?? program.home
    let options = try read(line.options, of: command, at: path)
    if command.name == Command.help.name, path.count == 1 {
      return .help(try helpSubject(rest, options))
    }
    if command.name.isEmpty, path.isEmpty, let word = rest.first { throw unknown(word) }
    if !command.runsAlone, rest.isEmpty {
      throw UsageError(.missingSubcommand(choices: command.subcommands.map(\.name)), in: path)
    }
    let arguments = try read(rest, of: command, at: path)
    return .run(ParsedValues(path: path, options: options, arguments: arguments))
  }
}
