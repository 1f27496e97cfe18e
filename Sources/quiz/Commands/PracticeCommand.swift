import QuizEngine

/// A session with feedback after every answer.
struct PracticeCommand: RunnableCommand {
  static let command = Command(
    "practice", in: .learn, summary: "Answer questions, with feedback after every answer.",
    discussion: """
      Shows one question after another. Code is written in your editor or typed, compiled by the real
      compiler, and graded by its checks; predictions are compared with what the program does;
      explanations are held against key points that you tick. What you answer moves your schedule when
      the question is new or due.
      """,
    examples: [
      Command.Example("quiz practice", "ten questions, the most useful ones first"),
      Command.Example("quiz practice --level beginner --count 3", "three easy ones"),
      Command.Example("quiz practice count-uniques", "one question"),
      Command.Example(
        "quiz practice --seed 7", "drawn by a seed, the same again for the same seed"),
    ],
    arguments: [.questions],
    options: Command.Option.filters + [.ahead, .json] + Command.Option.compiling)

  private let filters: FilterValues
  private let session: SessionValues
  private let ahead: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    filters = FilterValues(values)
    session = SessionValues(values)
    ahead = values.has(.ahead)
  }

  /// The questions of a session that nobody measured out.
  private static let usualCount = 10

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(session.banks, for: filters)
    let questions = try bank.questions(filters)
    return try world.holdSession("practice", data: session.data) { book throws(CommandFailure) in
      try run(questions, of: bank, with: book, in: world)
    }
  }

  private func run(
    _ questions: [Question], of bank: Bank, with book: StudyBook, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let seed = filters.seed ?? world.entropy() >> 32
    var plan = self.plan(
      SessionPlanner(questions: questions, progress: book.progress, now: world.now()), seed: seed)
    // Questions that were named come as they were named.
    if !filters.questions.isEmpty, !ahead {
      plan.questions = questions.map(\.id)
    }
    guard !plan.questions.isEmpty else {
      throw .noMatch(advice: "Nothing was answered yet, so nothing can be studied ahead.")
    }
    return try session.study(plan, bank: bank, in: world).run(in: book)
  }

  private func plan(_ planner: SessionPlanner, seed: UInt64) -> SessionPlan {
    let isMeasured = filters.count != nil || filters.minutes != nil || !filters.questions.isEmpty
    let count = isMeasured ? filters.count : Self.usualCount
    if ahead { return planner.ahead(count: count, minutes: filters.minutes, seed: seed) }
    return planner.practice(
      count: count, minutes: filters.minutes, order: filters.seed == nil ? .usefulFirst : .bySeed,
      seed: seed)
  }
}

extension Command.Option {
  fileprivate static let ahead = Self(
    "ahead", summary: "Study what is not due yet, without moving the schedule.")
}
