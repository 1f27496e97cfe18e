import QuizEngine

/// Shows what was answered, takes the last answer back, exports all of it.
struct HistoryCommand: RunnableCommand {
  static let command = Command(
    "history", in: .learn,
    summary: "Show what you answered; take the last answer back; export all; mend the file.",
    examples: [
      Command.Example("quiz history", "the last answers"),
      Command.Example("quiz history undo", "takes the last one back"),
      Command.Example("quiz history export --output answers.csv", "for a spreadsheet"),
      Command.Example("quiz history mend", "after a crash, or a merge with conflicts"),
    ],
    options: [.historyCount],
    subcommands: [
      Command("undo", in: .learn, summary: "Take the last grade, skip or rating back."),
      Command(
        "export", in: .learn, summary: "Write everything as CSV or JSON.",
        options: [.exportFormat, .exportFile, .force]),
      Command(
        "mend", in: .learn,
        summary: "Take damaged lines out of the journal; copies stay in a file beside it."),
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
    case "mend": return try mend(book.journal, in: world)
    default:
      let document = HistoryDocument(
        book.history, last: count, calendar: book.settings.calendar
      ).document
      world.console.page(document, environment: world.variables)
      if !book.damage.isEmpty, book.newDamage.isEmpty {
        world.warn(
          "\(book.damage.count) damaged \(book.damage.count == 1 ? "line" : "lines") in the journal. "
            + "“quiz history mend” takes them out; copies stay in \(book.journal.damagePath).")
      }
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

  private func mend(_ journal: Journal, in world: World) throws(CommandFailure) -> ExitStatus {
    do throws(JournalError) {
      let lines = try journal.mend()
      guard !lines.isEmpty else {
        world.console.show([.paragraph("The journal is sound: there is nothing to mend.")])
        return .done
      }
      world.console.show([
        .paragraph(Prose("Took these lines out; copies are in \(journal.damagePath).")),
        .facts(lines.map { (name: Prose("line \($0.line)"), value: Prose($0.kind.words)) }),
      ])
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
