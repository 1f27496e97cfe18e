/// Every command of the program.
enum Catalog {
  /// The commands in the order in which help lists them.
  static let commands: [any RunnableCommand.Type] = [
    PracticeCommand.self,
    ReviewCommand.self,
    ExamCommand.self,
    PlaceCommand.self,
    ResumeCommand.self,
    WatchCommand.self,
    StatsCommand.self,
    HistoryCommand.self,
    SettingsCommand.self,
    CheckCommand.self,
    ListCommand.self,
    ShowCommand.self,
    SearchCommand.self,
    SheetCommand.self,
    TakehomeCommand.self,
    InterviewCommand.self,
    ValidateCommand.self,
    NewCommand.self,
    ExportCommand.self,
    DoctorCommand.self,
    CompletionsCommand.self,
  ]

  /// The command of a parsed command line.
  static func command(for values: ParsedValues) throws(UsageError) -> any RunnableCommand {
    let name = values.path.first ?? ""
    if name.isEmpty { return try HomeCommand(values) }
    for type in commands where type.command.name == name {
      return try type.init(values)
    }
    throw UsageError(.unknownCommand(name, nearest: nil))
  }
}

extension Program {
  /// What the command line offers.
  static let quiz = Program(
    name: "quiz", version: "0.1.0", date: "2026-11-30",
    summary: "Interview questions for Swift, graded by the compiler.",
    home: HomeCommand.command,
    commands: Catalog.commands.map { $0.command } + [.help],
    topics: [
      .answering, .color, .editors, .environment, .exitStatus, .files, .filters, .formats, .grading,
      .rating, .sandbox,
    ])
}
