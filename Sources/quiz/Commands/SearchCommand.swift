import QuizEngine

/// Finds questions by words.
struct SearchCommand: RunnableCommand {
  static let command = Command(
    "search", in: .look, summary: "Find questions by words in them.",
    discussion:
      "A question is found where every word stands in it: title, topics, prompts, code, explanation.",
    examples: [Command.Example("quiz search retain cycle", "both words, anywhere")],
    arguments: [
      Command.Argument("TEXT", .some, kind: .text, summary: "The words that are looked for.")
    ],
    options: Command.Option.filters.filter { $0 != .seed && $0 != .count && $0 != .minutes }
      + [.json])

  private let words: [String]
  private let filters: FilterValues
  private let banks: [String]
  private let json: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    words = (values.arguments["TEXT"] ?? []).flatMap {
      $0.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }
    filters = FilterValues(values)
    banks = values.texts(.bank)
    json = values.has(.json)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let found = try world.loadBank(banks).questions(filters).filter(matches)
    if json {
      world.console.write(JSON.array(found.map(\.listing)).indented + "\n")
      return found.isEmpty ? .no : .done
    }
    guard !found.isEmpty else {
      world.console.show(
        [.paragraph(Prose("No question holds “\(words.joined(separator: " "))”."))], on: .error)
      return .no
    }
    let facts = found.map { question in
      (
        name: Prose.code(question.id.text),
        value: Prose("\(question.title) (\(question.level.rawValue))")
      )
    }
    world.console.show([.facts(facts)])
    return .done
  }

  private func matches(_ question: Question) -> Bool {
    let texts =
      [question.id.text, question.title, question.prompt, question.explanation]
      + question.topics.map(\.text) + question.parts.compactMap(\.prompt)
      + question.followUps.flatMap { [$0.ask, $0.answer] } + question.history.map(\.text)
      + question.files.map(\.text)
    let text = texts.joined(separator: "\n").lowercased()
    return words.allSatisfy(text.contains)
  }
}
