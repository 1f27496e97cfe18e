import QuizEngine

/// Waits for saves, and tells each time what the answer is worth.
struct Watch {
  let exercises: [Exercise]
  let folder: String
  let grader: Grader
  let world: World
  private var position = 0
  private var accepted: Set<Int> = []
  private var hints = 0
  private var seen: [UInt8]?

  init(exercises: [Exercise], folder: String, grader: Grader, world: World) {
    self.exercises = exercises
    self.folder = folder
    self.grader = grader
    self.world = world
  }

  private var exercise: Exercise { exercises[position] }
  private var path: String { PathName.join(folder, exercise.fileName) }
  private var console: any Console { world.console }

  /// The time between two looks at the file: no event is missed, whatever the editor does to it.
  private static let pause = Duration.milliseconds(300)

  mutating func run() throws(CommandFailure) -> ExitStatus {
    try open()
    return try console.readingKeys { () throws(CommandFailure) -> ExitStatus in
      while true {
        try look()
        switch console.nextEvent(within: Self.pause) {
        case .key(.control("d")), .key(.character("q")): return .done
        case .key(let key): try answer(key)
        case .ended(.endOfInput): return accepted.contains(position) ? .done : .no
        case .ended: throw .interrupted
        case .resized, .resumed, .paste, nil: break
        }
      }
    }
  }

  private mutating func answer(_ key: Key) throws(CommandFailure) {
    switch key {
    case .character("n"): try move(to: (position + 1) % exercises.count)
    case .character("b"): try move(to: (position + exercises.count - 1) % exercises.count)
    case .character("r"):
      seen = nil
      try look()
    case .character("h"): showHint()
    case .character("s"): showSolution()
    case .character("l"): showList()
    case .character("p"): show(exercise.document)
    case .character("e"): edit()
    default: showLegend()
    }
  }

  private mutating func move(to place: Int) throws(CommandFailure) {
    position = place
    hints = 0
    seen = nil
    try open()
  }

  /// Makes the file where it is missing, and shows what is asked.
  private mutating func open() throws(CommandFailure) {
    do throws(FileError) {
      try world.files.makeFolder(folder)
      if try world.files.kind(of: path) == nil {
        let text = AnswerWorkshop.header(question: exercise.question, part: exercise.part)
        try world.files.write(text + (exercise.task?.starter?.text ?? ""), to: path)
        // What nobody has touched is not graded.
        seen = try world.files.read(path, atMost: AnswerText.maximumBytes)
      }
    } catch {
      throw .unwritable(error)
    }
    clear()
    show(
      exercise.document + [.paragraph(Prose("Edit \(.code(path)); every save is graded."))])
    showLegend()
  }

  /// Grades the file when it is not what it was.
  private mutating func look() throws(CommandFailure) {
    // Between the two halves of a save by renaming there is no file.
    guard let bytes = try? world.files.read(path, atMost: AnswerText.maximumBytes + 1),
      bytes != seen
    else { return }
    seen = bytes
    let text: String
    do throws(AnswerText.Refusal) {
      text = AnswerWorkshop.withoutHeader(
        try AnswerText(bytes).text, question: exercise.question, part: exercise.part)
    } catch {
      clear()
      show([.paragraph(.toned(.warning, Prose("\(error)")))])
      return
    }
    try grade(text)
  }

  private mutating func grade(_ text: String) throws(CommandFailure) {
    clear()
    show([.paragraph(.muted(Prose("\(exercise.question.title): compiling …")))])
    let graded: PartGrading.Graded?
    do throws(GradingError) {
      graded = try PartGrading(part: exercise.part, grader: grader).grade(text: text)
    } catch {
      throw world.cancellation.isWanted ? .interrupted : .grading(error)
    }
    if world.cancellation.isWanted { throw .interrupted }
    guard let graded else { return }
    if graded.grade.verdict == .accepted {
      accepted.insert(position)
    } else {
      accepted.remove(position)
    }
    clear()
    show(document(of: graded, text: text))
    showLegend()
  }

  private func document(of graded: PartGrading.Graded, text: String) -> Document {
    let guide = DiagnosticGuide(toolchain: grader.toolchain.toolchain, files: world.files)
    var document: Document = [.heading(level: 3, Prose(exercise.question.title))]
    document +=
      GradeDocument(graded.grade, source: text, guide: guide, columns: console.size.columns)
      .document
    if let feedback = graded.feedback {
      document.append(.callout(.hint, title: "Feedback", Document(prose: feedback).blocks))
    }
    document.append(
      .paragraph(
        Prose("\(accepted.count) of \(exercises.count) accepted ")
          + .bar(accepted.count, of: exercises.count)))
    if graded.grade.verdict == .accepted, let next = nextOpen {
      document.append(.paragraph(.muted(Prose("n goes on with “\(next.question.title)”."))))
    }
    return document
  }

  private mutating func showHint() {
    let all = exercise.question.hints
    guard hints < all.count else {
      show([.paragraph(.muted("There are no more hints."))])
      return
    }
    show([
      .callout(
        .hint, title: "Hint \(hints + 1) of \(all.count)",
        Document(markdown: all[hints].text).blocks)
    ])
    hints += 1
  }

  private func showSolution() {
    let answer = AnswerDocument(exercise.question)
    show(answer.modelAnswer(exercise.part) + answer.explanation)
    showLegend()
  }

  /// The next exercise that is not accepted, which `n` leads to in the end.
  private var nextOpen: Exercise? {
    let places = (1..<max(exercises.count, 1)).map { (position + $0) % exercises.count }
    return places.first { !accepted.contains($0) }.map { exercises[$0] }
  }

  private func showList() {
    console.write("\n")
    show([
      .lines(
        exercises.enumerated().map { index, exercise in
          let mark = index == position ? "→ " : "  "
          let state = accepted.contains(index) ? "accepted" : "open"
          return Prose("\(mark)\(exercise.fileName): \(exercise.question.title), \(state)")
        })
    ])
  }

  private func edit() {
    let text = AnswerWorkshop.header(question: exercise.question, part: exercise.part)
    let line = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let outcome = console.edit(path, line: line, environment: world.variables)
    // A file that is as it was is no fault here: nothing is graded, and the screen says what was.
    if outcome != .unchanged, let problem = outcome.problem {
      show([.paragraph(.toned(.warning, Prose(problem)))])
    }
  }

  private func showLegend() {
    guard console.isInteractive else { return }
    let keys = [
      "[e] edit", "[r] grade again", "[h] hint", "[p] prompt", "[s] solution", "[n] next",
      "[b] back", "[l] list", "[q] quit",
    ]
    console.show(KeyLegend(entries: keys))
  }

  /// The result takes the place of the last one; the lines above can still be scrolled to.
  private func clear() {
    if console.isInteractive { console.write("\u{1B}[H\u{1B}[2J") }
  }

  private func show(_ document: Document) {
    console.show(document)
    if console.isInteractive { console.write("\n") }
  }
}
