import QuizEngine

/// Where a candidate stands, what is due, what to do next.
struct HomeCommand: RunnableCommand {
  static let command = Command(
    "", in: .learn, summary: "Where you stand, what is due, what to do next.",
    examples: [
      Command.Example("quiz", "where you stand"),
      Command.Example("quiz practice", "ten questions with feedback"),
      Command.Example("quiz review", "what your schedule says is due"),
    ], options: [.json])

  private let banks: [String]
  private let data: String?
  private let json: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    banks = values.texts(.bank)
    data = values.text(.data)
    json = values.has(.json)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(banks)
    let book = try world.openBook(data)
    let statistics = StudyStatistics(
      questions: bank.questions, progress: book.progress, now: world.now())
    if json {
      world.console.write(statistics.json.indented + "\n")
    } else {
      world.console.show(HomeDocument(statistics, bank: bank).document)
    }
    return .done
  }
}
