import QuizEngine

/// Which questions a command line asks for.
struct FilterValues: Sendable, Hashable {
  /// The questions named; none means all.
  let questions: [String]
  /// Whether `--written` was given.
  let written: Bool
  /// Whether `--verbal` was given; with `--written` both are meant, as with neither.
  let verbal: Bool
  /// The levels named; none means all.
  let levels: [Level]
  /// The topics named; none means all.
  let topics: [String]
  /// The packs named; none means all.
  let packs: [String]
  /// How many questions at most.
  let count: Int?
  /// How many minutes the questions may take.
  let minutes: Int?
  /// What chance is drawn from.
  let seed: UInt64?

  init(_ values: ParsedValues) {
    questions = values.texts(.questions)
    written = values.has(.written)
    verbal = values.has(.verbal)
    levels = values.choices(.level)
    topics = values.texts(.topic)
    packs = values.texts(.pack)
    count = values.integer(.count)
    minutes = values.integer(.minutes)
    seed = values.seed(.seed)
  }
}
