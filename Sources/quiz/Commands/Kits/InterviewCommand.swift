import QuizEngine

/// Leads through a talk with a candidate, and writes the score card.
struct InterviewCommand: RunnableCommand {
  static let command = Command(
    "interview", in: .interview, summary: "Lead an interview: rubric, timer, notes, score card.",
    discussion: """
      Shows one question after another with its rubric, which you tick while the candidate speaks. Every
      step is written to `FILE.json` at once; after a stop, or whatever else happened, the same call goes
      on. At the end the score card is written as Markdown and HTML beside it, and as PDF where the ending
      of FILE asks for it.

      Without a terminal it reads plain lines: numbers tick, `n TEXT` notes, an empty line goes on.
      """,
    examples: [
      Command.Example(
        "quiz interview --level advanced --count 6 --candidate Carla --output carla.html",
        "six questions"),
      Command.Example("quiz interview --output carla.html", "go on with it"),
      Command.Example("quiz interview join ann.json bob.json --output carla.pdf", "join cards"),
    ],
    arguments: [.questions],
    options: Command.Option.filters + [
      .blueprint, .kit, .candidate, .interviewer, .cardOutput, .paper, .force, .json,
    ],
    subcommands: [InterviewJoin.command], runsAlone: true)

  private let join: InterviewJoin?
  private let wish: KitWish
  private let banks: [String]
  private let output: String
  private let format: KitFormat
  private let candidate: String
  private let interviewer: String?
  private let paper: KitPage.Paper
  private let force: Bool
  private let json: Bool

  init(_ values: ParsedValues) throws(UsageError) {
    join = values.path.count > 1 ? try InterviewJoin(values) : nil
    wish = try KitWish(values, usual: [.verbal])
    banks = values.texts(.bank)
    guard let output = values.text(.cardOutput) else {
      throw UsageError(.missingArgument("--output FILE"), in: values.path)
    }
    guard let format = KitFormat(path: output, among: KitFormat.cards) else {
      throw UsageError(
        .badValue(output, of: "--output", kind: KitFormat.kind(of: KitFormat.cards), nearest: nil),
        in: values.path)
    }
    self.output = output
    self.format = format
    candidate = values.text(.candidate) ?? "the candidate"
    interviewer = values.text(.interviewer)
    paper = values.choice(.paper) ?? .a4
    force = values.has(.force)
    json = values.has(.json)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    if let join { return try join.run(in: world) }
    let name = KitFileName(output)
    let desk = InterviewDesk(path: name.ending(in: "json"), files: world.files)
    let earlier = force ? nil : try desk.load()
    if let earlier, earlier.isFinished { throw .exists(path: desk.path) }
    var talk: Interview
    if let earlier { talk = earlier } else { talk = try begin(in: world) }
    try desk.save(talk)
    let bank = try world.loadBank(banks)
    let questions = Dictionary(
      bank.questions.map { ($0.id.text, $0) }, uniquingKeysWith: { first, _ in first })
    let front: any TalkFront =
      json ? JSONTalk(console: world.console) : ConsoleTalk(console: world.console)
    front.begin(talk, isResumed: earlier != nil)
    let ending = try TalkRunner(front: front, desk: desk, questions: questions).run(&talk)
    switch ending {
    case .finished:
      front.end(talk, files: [desk.path] + (try writeCard(talk, name, in: world)))
      return .done
    case .stopped:
      front.end(talk, files: [desk.path])
      return .done
    case .cut(.endOfInput): return .no
    case .cut: return .interrupted
    }
  }

  private func begin(in world: World) throws(CommandFailure) -> Interview {
    let kit = try wish.make(in: world)
    let user = world.environment.nonEmpty("USER") ?? world.environment.nonEmpty("LOGNAME")
    return Interview(
      kit, candidate: candidate, interviewer: interviewer ?? user ?? "the interviewer",
      started: world.now().description.prefix(19) + "Z")
  }

  /// Writes the card in all forms that were asked for.
  private func writeCard(
    _ talk: Interview, _ name: KitFileName, in world: World
  ) throws(CommandFailure) -> [String] {
    let card = KitCard(talk)
    let page = card.page(paper: paper)
    let files = [
      PendingFile(
        path: name.ending(in: "md"), bytes: Array(MarkdownRenderer().render(card.document).utf8)),
      PendingFile(path: name.ending(in: "html"), bytes: Array(page.html.utf8)),
    ]
    // A card belongs to its talk: what an earlier one left is of no use.
    try world.write(files, replacing: true)
    guard format == .pdf else { return files.map(\.path) }
    try world.print([(path: output, page: page)], replacing: true)
    return files.map(\.path) + [output]
  }
}

extension Command.Option {
  fileprivate static let candidate = Self(
    "candidate", .one("NAME", .text), summary: "Write this name on the card.")
  fileprivate static let interviewer = Self(
    "interviewer", .one("NAME", .text),
    summary: "Write who asks on the card; the user's name by default.")
  static let cardOutput = Self(
    "output", short: "o", .one("FILE", .file),
    summary: "Write the card here; FILE.json beside it holds the talk.")
}
