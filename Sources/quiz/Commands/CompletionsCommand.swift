/// Writes completions for a shell.
struct CompletionsCommand: RunnableCommand {
  static let command = Command.completions

  private let shell: Shell

  init(_ values: ParsedValues) throws(UsageError) {
    shell = values.choice(.shell) ?? .bash
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    world.console.write(CompletionScript(.quiz, for: shell).text)
    return .done
  }
}
