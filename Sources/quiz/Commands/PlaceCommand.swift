import QuizEngine

/// Finds a candidate's level.
struct PlaceCommand: RunnableCommand {
  static let command = Command(
    "place", in: .learn, summary: "Find your level in about ten questions.",
    discussion: """
      Each question is the one that tells most about you after your last answer. The test ends when your
      level is clear, after twelve questions at most. It does not move your schedule.
      """,
    examples: [Command.Example("quiz place", "about ten questions")],
    options: [.seed, .json] + Command.Option.compiling)

  private let session: SessionValues
  private let seed: UInt64?

  init(_ values: ParsedValues) throws(UsageError) {
    session = SessionValues(values)
    seed = values.seed(.seed)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(session.banks)
    let plan = Placement.plan(seed: seed ?? world.entropy() >> 32)
    return try world.holdSession("place", data: session.data) { book throws(CommandFailure) in
      try session.study(plan, bank: bank, in: world).run(in: book)
    }
  }

  /// Questions that do not take too long; all where there are too few of them.
  static func suited(_ questions: [Question]) -> [Question] {
    let short = questions.filter { $0.minutes <= 8 }
    return short.count >= 20 ? short : questions
  }
}
