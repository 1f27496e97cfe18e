import QuizEngine

/// Joins the cards of several interviewers.
struct InterviewJoin: RunnableCommand {
  static let command = Command(
    "join", in: .interview, summary: "Join several interviewers' cards for one candidate.",
    discussion: """
      Takes the JSON files that `quiz interview` wrote. A question that several asked counts once, with the
      mean of its points; what one heard and another did not is listed. One card alone is written in the
      form that the ending of the output names.
      """,
    examples: [
      Command.Example("quiz interview join ann.json bob.json --output carla.pdf", "two cards"),
      Command.Example("quiz interview join ann.json --output ann.pdf", "one card, as PDF"),
    ],
    arguments: [
      Command.Argument("CARD", .some, kind: .file, summary: "A card, FILE.json.")
    ],
    options: [.cardOutput, .paper, .force])

  private let cards: [String]
  private let output: String
  private let format: KitFormat
  private let paper: KitPage.Paper
  private let force: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    cards = values.arguments["CARD"] ?? []
    guard let output = values.text(.cardOutput) else {
      throw UsageError(.missingArgument("--output FILE"), in: values.path)
    }
    guard let format = KitFormat(path: output, among: KitFormat.cards) else {
      throw UsageError(
        .badValue(
          output, of: "--output", kind: KitFormat.kind(of: KitFormat.cards), nearest: nil),
        in: values.path)
    }
    self.output = output
    self.format = format
    paper = values.choice(.paper) ?? .a4
    force = values.has(.force)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    var talks: [Interview] = []
    for path in cards {
      guard let talk = try InterviewDesk(path: path, files: world.files).load() else {
        throw .unreadable(FileError(action: .read, path: path, reason: .notFound))
      }
      talks.append(talk)
    }
    if talks.count == 1, let talk = talks.first {
      let card = KitCard(talk)
      try write(
        document: card.document, page: card.page(paper: paper), json: talk.json, in: world)
    } else {
      let joint: JointInterview
      do throws(JointInterview.Mismatch) {
        joint = try JointInterview(talks)
      } catch {
        throw .kit(.cards(error))
      }
      let card = KitJointCard(joint)
      try write(
        document: card.document, page: card.page(paper: paper), json: card.json, in: world)
    }
    world.console.show([.paragraph(Prose(output))])
    return .done
  }

  private func write(
    document: Document, page: KitPage, json: JSON, in world: World
  ) throws(CommandFailure) {
    if format == .pdf {
      return try world.print([(path: output, page: page)], replacing: force)
    }
    let text =
      switch format {
      case .html, .pdf, .latex, .plain: page.html
      case .markdown: MarkdownRenderer().render(document)
      case .json: json.indented + "\n"
      }
    try world.write(
      [PendingFile(path: output, bytes: Array(text.utf8))], replacing: force)
  }
}
