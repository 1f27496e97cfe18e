import QuizEngine

/// Goes on with the session that was cut off.
struct ResumeCommand: RunnableCommand {
  static let command = Command(
    "resume", in: .learn, summary: "Go on with a session that was cut off.",
    examples: [Command.Example("quiz resume", "at the part where you were")],
    options: [.json] + Command.Option.compiling)

  private let session: SessionValues

  init(_ values: ParsedValues) throws(UsageError) {
    session = SessionValues(values)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    try world.holdSession("resume", data: session.data) { book throws(CommandFailure) in
      guard let open = book.history.openSession else {
        session.tellNothing("There is no session to go on with.", in: world)
        return .no
      }
      // A test of where somebody stands names none: it draws its questions as it goes.
      let bank = try world.loadBank(session.banks, only: open.plan.questions.map(\.text))
      return try session.study(
        open.plan, bank: bank, in: world,
        feedback: open.plan.mode == .exam ? .atTheEnd : .atOnce
      ).resume(open, in: book)
    }
  }
}
