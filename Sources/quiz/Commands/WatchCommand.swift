import QuizEngine

/// Grades an answer on every save.
struct WatchCommand: RunnableCommand {
  static let command = Command(
    "watch", in: .learn, summary: "Grade your answer every time that you save it.",
    discussion: """
      Makes a file for each part that is answered in code, with the prompt and what you begin with, and
      waits: edit the file in any editor, and every save is compiled and graded. Files that are there
      are kept, so you can go on another day. Where the keys cannot be read, the file is graded once.
      """,
    examples: [
      Command.Example("quiz watch", "all questions with code, one after another"),
      Command.Example("quiz watch count-uniques --folder exercises", "one question, in a folder"),
    ],
    arguments: [.questions],
    options: [.folder] + Command.Option.filters + Command.Option.compiling)

  private let filters: FilterValues
  private let banks: [String]
  private let folder: String
  private let swift: String?
  private let sandbox: SandboxWish

  init(_ values: ParsedValues) throws(UsageError) {
    filters = FilterValues(values)
    banks = values.texts(.bank)
    folder = values.text(.folder) ?? "quiz-answers"
    swift = values.text(.swift)
    sandbox = values.choice(.sandbox) ?? .auto
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(banks, for: filters)
    let chosen = QuestionChoice.chosen(
      from: try bank.questions(filters), minutes: \.minutes, filters: filters,
      ordered: filters.seed.map { .seed($0) } ?? .bank)
    let exercises = chosen.flatMap { question in
      question.parts.indices.filter { question.parts[$0].needsCompiler }.map {
        Exercise(question: question, index: $0)
      }
    }
    guard !exercises.isEmpty else {
      throw .noMatch(advice: "None of these questions is answered in code.")
    }
    let grader = try world.makeGrader(swift: swift, sandbox: sandbox, width: world.processors)
    grader.warmUp(for: exercises.map { $0.question.parts[$0.index] })
    var watch = Watch(
      exercises: exercises, folder: folder, grader: grader, world: world)
    return try watch.run()
  }
}

extension Command.Option {
  fileprivate static let folder = Self(
    "folder", .one("DIR", .folder),
    summary: "Keep the answers in this folder; quiz-answers by default.")
}
