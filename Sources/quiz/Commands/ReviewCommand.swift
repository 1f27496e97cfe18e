import QuizEngine

/// What the schedule says is due today.
struct ReviewCommand: RunnableCommand {
  static let command = Command(
    "review", in: .learn, summary: "Answer what your schedule says is due today.",
    discussion: """
      What you are most likely to have forgotten comes first; then come new questions, as many a day as
      “quiz settings” says. What goes wrong comes back before the session ends.
      """,
    examples: [
      Command.Example("quiz review", "all that is due"),
      Command.Example("quiz review --minutes 20", "twenty minutes of it"),
    ],
    arguments: [.questions], options: Command.Option.filters + [.json] + Command.Option.compiling)

  private let filters: FilterValues
  private let session: SessionValues

  init(_ values: ParsedValues) throws(UsageError) {
    filters = FilterValues(values)
    session = SessionValues(values)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(session.banks)
    let questions = try bank.questions(filters)
    return try world.holdSession("review", data: session.data) { book throws(CommandFailure) in
      try run(questions, of: bank, with: book, in: world)
    }
  }

  private func run(
    _ questions: [Question], of bank: Bank, with book: StudyBook, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let planner = SessionPlanner(questions: questions, progress: book.progress, now: world.now())
    let plan = planner.review(
      count: filters.count, minutes: filters.minutes,
      seed: filters.seed ?? world.entropy() >> 32)
    guard !plan.questions.isEmpty else {
      let statistics = StudyStatistics(
        questions: questions, progress: book.progress, now: world.now())
      session.tellNothing(
        "Nothing is due."
          + (statistics.nextDue.map { " The next question is due on \($0)." } ?? "")
          + " “quiz practice --ahead” studies ahead.", in: world)
      return .done
    }
    return try session.study(plan, bank: bank, in: world).run(in: book)
  }
}
