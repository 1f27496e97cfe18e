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
      // While somebody presses Tab, nothing is told but names.
      let index = (try? world.loadIndex(banks)) ?? world.loadBankWithFindings(banks).bank.cardIndex
      complete(names, from: index, in: world)
      return .done
    }
    let cards = QuestionChoice.chosen(
      from: try world.loadIndex(banks).cards(filters), minutes: \.minutes, filters: filters,
      ordered: .bank)
    if json {
      world.console.write(JSON.array(cards.map(\.listing)).indented + "\n")
      return .done
    }
    // Where nobody looks at a screen, nothing is cut.
    let isSeen = world.console.isTerminal(.output)
    let list = QuestionListDocument(cards, columns: isSeen ? world.console.size.columns : nil)
    guard isSeen else {
      world.console.write(
        world.console.style(of: .output).render(list.document, width: Self.unbroken))
      return .done
    }
    world.console.page(list.document, environment: world.variables)
    return .done
  }

  /// Columns enough for any line.
  private static let unbroken = 1000

  private func complete(_ names: BankNames, from index: BankIndex, in world: World) {
    let words =
      switch names {
      case .ids: index.cards.map { "\($0.id)\t\($0.title)" }
      case .topics: index.topics.map(\.text)
      case .packs: index.packs.map(\.text)
      }
    world.console.write(words.map { $0 + "\n" }.joined())
  }
}
