import QuizEngine

/// A session from its plan to its summary: the same for practice, review, exam and placement.
struct StudySession {
  let world: World
  let bank: Bank
  let plan: SessionPlan
  let json: Bool
  let swift: String?
  let sandbox: SandboxWish
  var feedback = SessionRunner.Feedback.atOnce

  /// Runs a new session.
  func run(in book: StudyBook) throws(CommandFailure) -> ExitStatus {
    var book = book
    // Before anything is written: without a compiler there may be no session at all.
    let tools = try makeGrader()
    let (name, failure) = book.begin(plan, at: world.now())
    if let failure, case .newerFormat = failure { throw .journal(failure) }
    // Other failures stop nothing: what happens is kept and tried again.
    if let failure { world.warn(JournalRecorder.warning(failure)) }
    return run(book, session: name, tools)
  }

  /// Goes on with a session that was cut off.
  func resume(_ session: SessionHistory, in book: StudyBook) throws(CommandFailure) -> ExitStatus {
    run(book, session: session.id, try makeGrader())
  }

  private func run(_ book: StudyBook, session name: String, _ tools: Tools) -> ExitStatus {
    let history = book.session(name)
    let planned = plan.questions.compactMap { bank[$0] }
    let ids = Set(history?.remaining ?? plan.questions)
    let remaining = planned.filter { ids.contains($0.id) }
    tellMissing(ids.count - remaining.count)
    switch plan.mode {
    case .place:
      let items = PlacementItem.items(of: PlaceCommand.suited(bank.questions))
      let placement =
        history.map { Placement(resuming: $0, items: items) }
        ?? Placement(items: items, seed: plan.seed)
      return run(book, session: name, tools, first: []) { _ in
        PlacementSource(placement: placement, bank: bank)
      } results: { source in
        let result = source.placement.result
        return (
          source.placement.isDone ? [.placement(result)] : [], PlacementDocument(result).document
        )
      }
    case .review:
      return run(book, session: name, tools, first: remaining) { recorder in
        ReviewSource(planned, remaining: remaining, recorder: recorder)
      }
    default:
      return run(book, session: name, tools, first: remaining) { _ in QuestionList(remaining) }
    }
  }

  private func tellMissing(_ count: Int) {
    guard count > 0 else { return }
    world.warn(
      "\(count.counted("question")) of this session cannot be asked: the bank "
        + "no longer has them. What you answered of them is kept.")
  }

  private func run<Source: QuestionSource>(
    _ book: StudyBook, session name: String, _ tools: Tools, first: [Question],
    source makeSource: (JournalRecorder) -> Source,
    results: (Source) -> ([Journal.Event], Document?) = { _ in ([], nil) }
  ) -> ExitStatus {
    let drafts = DraftFolder.make(for: name, in: book, world: world)
    let (grader, reason) = tools
    let recorder = JournalRecorder(
      book: book, session: name, mode: plan.mode,
      compiler: grader?.toolchain.toolchain.versionText, now: world.now, warn: world.warn)
    let front = makeFront(grader: grader, drafts: drafts)
    let spent = book.session(name)?.secondsSpent ?? 0
    let runner = SessionRunner(
      front: front, grader: grader, reason: reason, seed: plan.seed, recorder: recorder,
      feedback: feedback,
      deadline: plan.minutes.map { .now.advanced(by: .seconds(max(0, $0 * 60 - spent))) })
    front.begin(first)
    var source = makeSource(recorder)
    let ending = world.console.readingKeys { runner.run(&source) }
    let (events, document) = results(source)
    finish(ending, recorder: recorder, events: events, document: document)
    // One that can be resumed is, with what was being written.
    if recorder.book.session(name)?.ending != nil { drafts.remove() }
    if !recorder.isWritten {
      recorder.rescue(
        to: PathName.join(world.scratchParent, "quiz-unwritten-\(name).jsonl"), by: world.files)
      return .cannotWrite
    }
    switch ending {
    case .done, .quit, .timeUp: return .done
    case .cut(.endOfInput): return .no
    case .cut: return .interrupted
    }
  }

  private func makeFront(grader: Grader?, drafts: DraftFolder) -> any SessionFront {
    if json { return JSONFront(console: world.console) }
    return ConsoleFront(
      console: world.console,
      workshop: AnswerWorkshop(drafts: drafts, files: world.files, variables: world.variables),
      guide: grader.map {
        DiagnosticGuide(toolchain: $0.toolchain.toolchain, files: world.files)
      }, feedback: feedback)
  }

  /// What grades code; without it there is a reason.
  private typealias Tools = (grader: Grader?, reason: String)

  /// Without a compiler a session goes on with what needs none; then there is a reason to tell.
  private func makeGrader() throws(CommandFailure) -> Tools {
    let questions =
      plan.mode == .place ? bank.questions : plan.questions.compactMap { bank[$0] }
    guard questions.contains(where: { $0.parts.contains(where: \.needsCompiler) }) else {
      return (nil, "")
    }
    do throws(CommandFailure) {
      let grader = try world.makeGrader(swift: swift, sandbox: sandbox, width: world.processors)
      grader.warmUp(for: questions.flatMap(\.parts))
      return (grader, "")
    } catch {
      guard case .toolchain = error,
        questions.contains(where: { !$0.parts.allSatisfy(\.needsCompiler) })
      else { throw error }
      world.console.write(error.text + "\n", to: .error)
      return (nil, error.text)
    }
  }
}
