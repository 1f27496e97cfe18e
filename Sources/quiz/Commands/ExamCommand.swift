import QuizEngine

/// A timed session with feedback at its end.
struct ExamCommand: RunnableCommand {
  static let command = Command(
    "exam", in: .learn, summary: "Take a timed exam, with feedback at its end.",
    discussion: """
      Every part is handed in once. The exam is made of a blueprint, rows of a level, a topic, or both,
      with a number: `beginner=4,concurrency=2,advanced/generics=1`. Without one, questions are spread
      over the levels. The time is that of a good candidate, unless you say otherwise.
      """,
    examples: [
      Command.Example("quiz exam", "ten questions over all levels"),
      Command.Example("quiz exam --minutes 45 --pass 0.7", "45 minutes, 70 % to pass"),
      Command.Example("quiz exam --blueprint beginner=3,closures=2", "by a blueprint"),
    ],
    arguments: [.questions],
    options: Command.Option.filters + [.examRows, .pass, .json] + Command.Option.compiling)

  private let filters: FilterValues
  private let session: SessionValues
  private let blueprint: ExamBlueprint?
  private let pass: Double

  init(_ values: ParsedValues) throws(UsageError) {
    filters = FilterValues(values)
    session = SessionValues(values)
    let share = values.text(.pass)
    guard let pass = share.map(Double.init) ?? SessionPlanner.standardPassShare,
      (0...1).contains(pass)
    else {
      throw UsageError(
        .badValue(share ?? "", of: "--pass", kind: .text, nearest: "0.6"), in: values.path)
    }
    self.pass = pass
    guard let text = values.text(.examRows) else {
      blueprint = nil
      return
    }
    do throws(ExamBlueprint.Fault) {
      blueprint = try ExamBlueprint(text)
    } catch {
      throw UsageError(
        .badValue(text, of: "--blueprint", kind: .text, nearest: "beginner=4,concurrency=2"),
        in: values.path)
    }
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(session.banks)
    let questions = try bank.questions(filters)
    return try world.holdSession("exam", data: session.data) { book throws(CommandFailure) in
      try run(questions, of: bank, with: book, in: world)
    }
  }

  private func run(
    _ questions: [Question], of bank: Bank, with book: StudyBook, in world: World
  ) throws(CommandFailure) -> ExitStatus {
    let planner = SessionPlanner(questions: questions, progress: book.progress, now: world.now())
    let count = filters.count ?? min(10, questions.count)
    let plan: SessionPlan
    do throws(ExamShortage) {
      plan = try planner.exam(
        blueprint ?? .balanced(count, over: questions), minutes: filters.minutes.map(Double.init),
        passShare: pass, seed: filters.seed ?? world.entropy() >> 32)
    } catch {
      throw .noMatch(advice: "\(error).")
    }
    if !session.json {
      let minutes = Int(plan.minutes ?? 0)
      world.console.show([
        .paragraph(
          Prose(
            "\(plan.questions.count.counted("question")) in \(minutes.counted("minute")). Every part is handed in once; "
              + "what it is worth is told at the end."))
      ])
    }
    return try session.study(plan, bank: bank, in: world, feedback: .atTheEnd).run(in: book)
  }
}

extension Command.Option {
  fileprivate static let examRows = Self(
    "blueprint", .one("ROWS", .text), summary: "Make the exam of these rows.")
  fileprivate static let pass = Self(
    "pass", .one("SHARE", .text), summary: "The share of the points that passes; 0.6 by default.")
}
