/// A script that teaches a shell to complete the program's command line.
struct CompletionScript: Sendable {
  let program: Program
  let shell: Shell

  init(_ program: Program, for shell: Shell) {
    self.program = program
    self.shell = shell
  }

  /// The script.
  var text: String {
    switch shell {
    case .bash: BashCompletions(program).text
    case .zsh: ZshCompletions(program).text
    case .fish: FishCompletions(program).text
    }
  }
}

extension Program {
  /// The names of all options that are followed by a value, in any command.
  var spellingsWithValue: [String] {
    let options = common + everyCommand.flatMap(\.command.options)
    var seen: Set<String> = []
    return options.filter { $0.kind != nil }.flatMap(\.spellings).filter {
      seen.insert($0).inserted
    }
  }

  /// The options that a command shows: its own, and those of every command.
  func visibleOptions(of command: Command) -> [Command.Option] {
    command.visibleOptions + common.filter { !$0.isHidden }
  }

  /// What `help` can be asked about.
  var helpSubjects: [String] {
    commands.map(\.name) + topics.map(\.name)
  }
}
