import QuizEngine

/// A session with feedback after every answer.
struct PracticeCommand: RunnableCommand {
  static let command = Command(
    "practice", in: .learn, summary: "Answer questions, with feedback after every answer.",
    discussion: """
      Shows one question after another. Code is written in your editor or typed, compiled by the real
      compiler, and graded by its checks; predictions are compared with what the program does;
      explanations are held against key points that you tick.
      """,
    examples: [
      Command.Example("quiz practice", "ten questions, drawn by chance"),
      Command.Example("quiz practice --level beginner --count 3", "three easy ones"),
      Command.Example("quiz practice count-uniques", "one question"),
    ],
    arguments: [.questions],
    options: Command.Option.filters + [.json] + Command.Option.compiling)

  private let filters: FilterValues
  private let banks: [String]
  private let json: Bool
  private let swift: String?
  private let sandbox: SandboxWish

  init(_ values: ParsedValues) throws(UsageError) {
    filters = FilterValues(values)
    banks = values.texts(.bank)
    json = values.has(.json)
    swift = values.text(.swift)
    sandbox = values.choice(.sandbox) ?? .auto
  }

  /// The questions of a session that nobody measured out.
  private static let usualCount = 10

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(banks)
    let seed = filters.seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    var questions = QuestionChoice.chosen(
      from: try bank.questions(filters), filters: filters, ordered: .seed(seed))
    if filters.count == nil, filters.minutes == nil, filters.questions.isEmpty {
      questions = Array(questions.prefix(Self.usualCount))
    }
    guard !questions.isEmpty else {
      throw .noMatch(advice: "No question fits into \(filters.minutes ?? 0) minutes.")
    }
    let scratch = world.makeWorkshopFolder()
    defer { try? world.files.removeTree(scratch) }
    let (grader, reason) = try makeGrader(for: questions, in: world)
    let front: any SessionFront =
      json
      ? JSONFront(console: world.console)
      : ConsoleFront(
        console: world.console,
        workshop: AnswerWorkshop(folder: scratch, files: world.files, variables: world.variables),
        guide: grader.map {
          DiagnosticGuide(toolchain: $0.toolchain.toolchain, files: world.files)
        })
    let runner = SessionRunner(front: front, grader: grader, reason: reason, seed: seed)
    let ending = world.console.readingKeys { runner.run(questions) }
    switch ending {
    case .done, .quit: return .done
    case .cut(.endOfInput): return .no
    case .cut: return .interrupted
    }
  }

  /// Without a compiler a session goes on with what needs none; then there is a reason to tell.
  private func makeGrader(
    for questions: [Question], in world: World
  ) throws(CommandFailure) -> (Grader?, reason: String) {
    guard questions.contains(where: { $0.parts.contains(where: \.needsCompiler) }) else {
      return (nil, "")
    }
    do throws(CommandFailure) {
      let grader = try world.makeGrader(swift: swift, sandbox: sandbox, width: world.processors)
      return (grader, "")
    } catch {
      guard case .toolchain = error,
        questions.contains(where: { !$0.parts.allSatisfy(\.needsCompiler) })
      else { throw error }
      world.console.write(error.text + "\n", to: .error)
      return (nil, error.text)
    }
  }
}

extension World {
  /// A folder for the answers of this session, which is removed at its end.
  func makeWorkshopFolder() -> String {
    let name = "quiz-answers-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return PathName.join(scratchParent, name)
  }
}
