import QuizEngine

/// Makes take-home tests, and grades what comes back.
struct TakehomeCommand: RunnableCommand {
  static let command = Command(
    "takehome", in: .interview, summary: "Make a take-home test, and grade what comes back.",
    subcommands: [TakehomeNew.command, TakehomeGrade.command])

  private let task: any RunnableCommand

  init(_ values: ParsedValues) throws(UsageError) {
    switch values.path.dropFirst().first {
    case TakehomeNew.command.name: task = try TakehomeNew(values)
    default: task = try TakehomeGrade(values)
    }
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus { try task.run(in: world) }
}
