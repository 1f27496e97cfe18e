import QuizEngine

/// Shows a question, with its answer where that is wanted.
struct ShowCommand: RunnableCommand {
  static let command = Command(
    "show", in: .look, summary: "Show a question, and its answer where you ask for it.",
    examples: [
      Command.Example("quiz show range-loop", "what is asked"),
      Command.Example("quiz show range-loop --answer", "the answer, too"),
    ],
    arguments: [Command.Argument("ID", kind: .question, summary: "The question.")],
    options: [.answer, .json])

  private let id: String
  private let banks: [String]
  private let showsAnswer: Bool
  private let json: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    id = values.arguments["ID"]?.first ?? ""
    banks = values.texts(.bank)
    showsAnswer = values.has(.answer)
    json = values.has(.json)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let question = try world.loadQuestion(id, in: banks)
    if json {
      let value = showsAnswer ? BankBundle.json(question) : question.listing
      world.console.write(value.indented + "\n")
      return .done
    }
    var document = QuestionDocument(question).document
    for (index, part) in question.parts.enumerated() {
      document += PartDocument(part, number: index + 1, of: question.parts.count).document
    }
    if showsAnswer {
      let answer = AnswerDocument(question)
      for (index, part) in question.parts.enumerated() {
        if question.parts.count > 1 {
          document.append(.heading(level: 3, Prose("Part \(index + 1)")))
        }
        document += answer.modelAnswer(part)
      }
      document += answer.explanation + answer.followUps
    }
    world.console.page(document, environment: world.variables)
    return .done
  }
}

extension Command.Option {
  fileprivate static let answer = Self(
    "answer", short: "a", summary: "Show the answer, the explanation and what is asked next.")
}
