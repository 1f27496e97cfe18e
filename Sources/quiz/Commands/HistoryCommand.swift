import QuizEngine

/// Shows what was answered, takes the last answer back, exports all of it.
struct HistoryCommand: RunnableCommand {
  static let command = Command(
    "history", in: .learn,
    summary: "Show what you answered; take the last answer back; export all.",
    examples: [
      Command.Example("quiz history", "the last answers"),
      Command.Example("quiz history undo", "takes the last one back"),
      Command.Example("quiz history export --output answers.csv", "for a spreadsheet"),
    ],
    options: [.historyCount],
    subcommands: [
      Command("undo", in: .learn, summary: "Take the last grade, skip or rating back."),
      Command(
        "export", in: .learn, summary: "Write everything as CSV or JSON.",
        options: [.exportFormat, .exportFile, .force]),
    ], runsAlone: true)

  private let action: String?
  private let data: String?
  private let count: Int
  private let format: String
  private let output: String?
  private let force: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    action = values.path.count > 1 ? values.path[1] : nil
    data = values.text(.data)
    count = values.integer(.historyCount) ?? 20
    output = values.text(.exportFile)
    let isJSON = output?.hasSuffix(".json") ?? false
    format = values.text(.exportFormat) ?? (isJSON ? "json" : "csv")
    force = values.has(.force)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    var book = try world.openBook(data)
    switch action {
    case "undo": return try undo(&book, in: world)
    case "export": return try export(book.history, in: world)
    default:
      world.console.page(
        HistoryDocument(book.history, last: count).document, environment: world.variables)
      return .done
    }
  }

  private func undo(_ book: inout StudyBook, in world: World) throws(CommandFailure) -> ExitStatus {
    do throws(JournalError) {
      guard let entry = try book.undo(at: world.now()) else {
        world.console.show([.paragraph("There is nothing to take back.")])
        return .no
      }
      let question = entry.event.question.map { " of \($0)" } ?? ""
      world.console.show([.paragraph(Prose("Took the \(entry.event.kind)\(question) back."))])
      return .done
    } catch {
      throw .journal(error)
    }
  }

  private func export(_ history: History, in world: World) throws(CommandFailure) -> ExitStatus {
    let text =
      format == "json"
      ? HistoryExport.json(history).indented + "\n" : HistoryExport.csv(history)
    guard let output, output != "-" else {
      world.console.write(text)
      return .done
    }
    try world.write(text, to: output, replacing: force)
    return .done
  }
}

extension Command.Option {
  fileprivate static let historyCount = Self(
    "count", short: "n", .one("N", .integer(1...100_000)),
    summary: "Show so many answers; 20 by default.")
  fileprivate static let exportFormat = Self(
    "format", .one("FORM", .oneOf(["csv", "json"])), summary: "The form; csv by default.")
  fileprivate static let exportFile = Self(
    "output", short: "o", .one("FILE", .file), summary: "Write to this file; - is standard output.")
}
