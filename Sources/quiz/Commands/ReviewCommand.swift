import QuizEngine

/// What the schedule says is due today.
struct ReviewCommand: RunnableCommand {
  static let command = Command(
    "review", in: .learn, summary: "Answer what your schedule says is due today.",
    discussion: """
      What you are most likely to have forgotten comes first; then come new questions, as many a day as
      “quiz settings” says.
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
    let book = try world.openBook(session.data)
    let planner = SessionPlanner(questions: questions, progress: book.progress, now: world.now())
    let plan = planner.review(
      count: filters.count, minutes: filters.minutes,
      seed: filters.seed ?? world.entropy() >> 32)
    guard !plan.questions.isEmpty else {
      let statistics = StudyStatistics(
        questions: questions, progress: book.progress, now: world.now())
      let next = statistics.nextDue.map { " The next question is due on \($0)." } ?? ""
      world.console.show([
        .paragraph(Prose("Nothing is due.\(next) “quiz practice --ahead” studies ahead."))
      ])
      return .done
    }
    return try session.study(plan, bank: bank, in: world).run(in: book)
  }
}
