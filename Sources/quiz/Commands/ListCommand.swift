import QuizEngine

/// Lists questions.
struct ListCommand: RunnableCommand {
  static let command = Command(
    "list", in: .look, summary: "List questions.",
    examples: [
      Command.Example("quiz list --level beginner --written", "easy ones with code"),
      Command.Example("quiz list --topic concurrency --json", "for a program"),
    ],
    arguments: [.questions], options: Command.Option.filters + [.json, .complete])

  private let filters: FilterValues
  private let banks: [String]
  private let json: Bool
  private let names: BankNames?

  init(_ values: ParsedValues) throws(UsageError) {
    filters = FilterValues(values)
    banks = values.texts(.bank)
    json = values.has(.json)
    names = values.choice(.complete)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    if let names {
      complete(names, bank: world.loadBankWithFindings(banks).bank, in: world)
      return .done
    }
    let bank = try world.loadBank(banks)
    let questions = QuestionChoice.chosen(
      from: try bank.questions(filters), filters: filters, ordered: .bank)
    if json {
      world.console.write(JSON.array(questions.map(\.listing)).indented + "\n")
    } else {
      world.console.page(document(questions), environment: world.variables)
    }
    return .done
  }

  private func document(_ questions: [Question]) -> Document {
    let rows = questions.map { question -> [Prose] in
      [
        .code(question.id.text), Prose(question.title), Prose(question.level.rawValue),
        Prose(question.format.rawValue), Prose("\(question.minutes) min"),
      ]
    }
    let minutes = questions.reduce(0) { $0 + $1.minutes }
    return [
      .table(header: ["Question", "Title", "Level", "Format", "Time"], rows: rows),
      .paragraph(
        .muted(
          Prose(
            "\(questions.count) \(questions.count == 1 ? "question" : "questions"), "
              + "\(minutes) minutes."))),
    ]
  }

  private func complete(_ names: BankNames, bank: Bank, in world: World) {
    let words =
      switch names {
      case .ids: bank.questions.map(\.id.text)
      case .topics: bank.topics.map(\.text)
      case .packs: bank.packs.map(\.id.text)
      }
    world.console.write(words.map { $0 + "\n" }.joined())
  }
}
