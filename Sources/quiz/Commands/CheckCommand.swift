import QuizEngine

/// Grades one answer, no questions asked.
struct CheckCommand: RunnableCommand {
  static let command = Command(
    "check", in: .learn, summary: "Grade one answer; for editors and scripts.",
    discussion: """
      The answer is read from a file, or from standard input where the file is `-`. For predictions
      it holds what the program prints, or `compiles`, `does not compile: LINES`, `traps`; for choices
      the letters of the options, `a` for the first in the question's file.

      The exit status is 0 where the answer is accepted, 69 or 70 where it could not be graded, and 1
      otherwise.
      """,
    examples: [
      Command.Example("quiz check count-uniques answer.swift", "a file"),
      Command.Example("quiz check nil-or-none --part 1 - < answer.txt", "standard input"),
      Command.Example("quiz check range-loop answer.swift --json", "for a program"),
    ],
    arguments: [
      Command.Argument("ID", kind: .question, summary: "The question."),
      Command.Argument("FILE", kind: .file, summary: "The answer, or - for standard input."),
    ],
    options: [.part, .json, .answerFormat] + Command.Option.compiling)

  private let id: String
  private let path: String
  private let part: Int?
  private let json: Bool
  private let isForExercism: Bool
  private let banks: [String]
  private let swift: String?
  private let sandbox: SandboxWish

  init(_ values: ParsedValues) throws(UsageError) {
    id = values.arguments["ID"]?.first ?? ""
    path = values.arguments["FILE"]?.first ?? "-"
    part = values.integer(.part)
    json = values.has(.json)
    isForExercism = values.text(.answerFormat) == "exercism"
    banks = values.texts(.bank)
    swift = values.text(.swift)
    sandbox = values.choice(.sandbox) ?? .auto
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let question = try world.loadQuestion(id, in: banks)
    let number = try partNumber(of: question)
    let part = question.parts[number - 1]
    let text = try world.readAnswer(path)
    let memo = SandboxMemo(cacheFolder: world.cacheFolder, files: world.files)
    var grader = try makeGrader(for: part, memo: memo, in: world)
    var graded = try grade(text, as: part, with: grader, in: world)
    if graded.grade.verdict == .notGradable, grader?.sandbox.protects == true {
      // What worked the last time may not work any more.
      memo.forget()
      grader = try makeGrader(for: part, memo: memo, in: world)
      graded = try grade(text, as: part, with: grader, in: world)
    }
    tell(graded, question: question, number: number, text: text, grader: grader, in: world)
    return Self.status(of: graded.grade.verdict)
  }

  private func makeGrader(
    for part: Part, memo: SandboxMemo, in world: World
  ) throws(CommandFailure) -> Grader? {
    guard part.needsCompiler else { return nil }
    return try world.makeGrader(
      swift: swift, sandbox: sandbox, width: world.processors, memo: memo)
  }

  private func grade(
    _ text: String, as part: Part, with grader: Grader?, in world: World
  ) throws(CommandFailure) -> PartGrading.Graded {
    let grading = PartGrading(part: part, grader: grader)
    let result: PartGrading.Graded?
    do throws(GradingError) {
      result = try grading.grade(text: text)
    } catch {
      throw world.cancellation.isWanted ? .interrupted : .grading(error)
    }
    guard let result else { throw .notAnAnswer(grading.expectation) }
    if world.cancellation.isWanted { throw .interrupted }
    return result
  }

  private func partNumber(of question: Question) throws(CommandFailure) -> Int {
    let count = question.parts.count
    guard let part else {
      if count == 1 { return 1 }
      throw .part(given: nil, count: count)
    }
    guard part <= count else { throw .part(given: part, count: count) }
    return part
  }

  private func tell(
    _ graded: PartGrading.Graded, question: Question, number: Int, text: String, grader: Grader?,
    in world: World
  ) {
    if isForExercism {
      world.console.write(graded.grade.exercism.indented + "\n")
      return
    }
    if json {
      let value = graded.grade.json(
        question: question.id, part: number,
        compiler: grader?.toolchain.toolchain.versionText, sandbox: grader?.sandbox.name,
        feedback: graded.feedback)
      world.console.write(value.indented + "\n")
      return
    }
    let guide = grader.map {
      DiagnosticGuide(toolchain: $0.toolchain.toolchain, files: world.files)
    }
    var document = GradeDocument(
      graded.grade, source: text, guide: guide, columns: world.console.size.columns
    ).document
    if let feedback = graded.feedback {
      document.append(.callout(.hint, title: "Feedback", Document(prose: feedback).blocks))
    }
    world.console.show(document)
    if let grader, !grader.sandbox.protects, sandbox == .auto {
      world.console.show(
        [.paragraph(.toned(.note, "Without a sandbox: only the limits protect this machine."))],
        on: .error)
    }
  }

  private static func status(of verdict: Verdict) -> ExitStatus {
    switch verdict {
    case .accepted: .done
    case .notGradable: .internalFault
    default: .no
    }
  }
}

extension Command.Option {
  fileprivate static let answerFormat = Self(
    "format", .one("FORM", .oneOf(["text", "exercism"])),
    summary: "Tell the grade in this form; exercism is that of its test runners.")
  static let part = Self(
    "part", short: "p", .one("N", .integer(1...99)),
    summary: "The part that is answered, from 1; needed where there are several.")
}
