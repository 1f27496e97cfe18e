import QuizEngine
import QuizTestSupport

@testable import quiz

/// What a candidate sees of a small bank, at a fixed time, with a fixed journal.
struct Screens {
  private static let folder = Checkout.root + "/Tests/Screens"
  private static let now = Instant("2026-12-03T09:00:00Z")

  private let bank: Bank
  private let statistics: StudyStatistics
  private let console: ScriptedConsole

  /// Prepares a terminal of a width, in an environment that says what it can show.
  init(columns: Int, environment: [String: String], plain: Bool = false) throws {
    let loader = BankLoader(
      files: LocalFileSystem(), constructs: ConstructNames(names: [], isKnown: { _ in true }))
    bank = loader.load([Self.folder + "/bank"]).bank
    let scratch = try TemporaryFolder()
    let path = scratch.path + "/journal.jsonl"
    try LocalFileSystem().write(
      LocalFileSystem().read(Self.folder + "/journal.jsonl", atMost: 1 << 20), to: path)
    let book = try StudyBook(
      opening: Journal(path: path, files: LocalFileSystem()), settings: StudySettings(), entropy: 1)
    statistics = StudyStatistics(
      questions: bank.questions, progress: book.progress, now: Self.now ?? Instant(milliseconds: 0))
    console = ScriptedConsole(
      mode: plain ? .plain : .full, size: TerminalSize(columns: columns, rows: 50),
      lines: ["q"], events: [.key(.character("q"))], environment: environment)
  }

  /// All screens, one below the other.
  func text() throws -> String {
    title("home")
    console.show(HomeDocument(statistics, bank: bank).document)
    title("list")
    console.show(QuestionListDocument(bank.cardIndex.cards, columns: console.size.columns).document)
    title("question")
    try ask("range-loop")
    title("compile error")
    front.tell(
      .init(grade: Self.compileError, feedback: nil), in: scene(of: "range-loop"),
      source: Self.broken)
    title("verdict")
    front.tell(
      .init(grade: Self.wrong, feedback: "The range ends *behind* the last seat: use `..<`."),
      in: scene(of: "range-loop"), source: "")
    title("summary")
    front.end(summary)
    title("stats")
    console.show(StatisticsDocument(statistics).document)
    return console.output
  }
}

extension Screens {
  private var front: ConsoleFront {
    ConsoleFront(
      console: console,
      workshop: AnswerWorkshop(
        drafts: DraftFolder(place: nil, scratch: "/", files: InMemoryFileSystem()),
        files: InMemoryFileSystem(),
        variables: [:]),
      guide: nil,
      feedback: .atOnce)
  }

  private func title(_ text: String) {
    console.write("\n=== \(text) ===\n\n")
  }

  private func scene(of id: String) -> PartScene {
    let question = bank[id] ?? bank.questions[0]
    return PartScene(
      question: question, part: question.parts[0], number: 1, optionOrder: [],
      hintsLeft: question.hints.count, canCompile: true)
  }

  private func ask(_ id: String) throws {
    let scene = scene(of: id)
    front.present(scene.question, number: 1, of: 2, secondsLeft: nil)
    _ = try front.move(in: scene)
  }

  private static let broken = "func seats() -> Int {\n  let result = 1\n  result += 1\n}"

  private static let compileError = Grade(
    verdict: .doesNotCompile, points: 0, possiblePoints: 6,
    diagnostics: [
      Diagnostic(
        file: "answer", line: 3, column: 3, severity: .error,
        message: "left side of mutating operator isn't mutable: 'result' is a 'let' constant",
        range: 3..<9,
        notes: [
          Diagnostic(
            file: "answer", line: 2, column: 3, severity: .note,
            message: "change 'let' to 'var' to make it mutable", range: 3..<6, fixIt: "var")
        ])
    ])

  private static let wrong = Grade(
    verdict: .partly, points: 2, possiblePoints: 6,
    checks: [
      CheckResult(
        name: "three seats", code: "seatNames(row: \"A\", count: 3)", verdict: .accepted, points: 2,
        expected: "[\"A0\", \"A1\", \"A2\"]", got: "[\"A0\", \"A1\", \"A2\"]", message: "",
        output: ""),
      CheckResult(
        name: "an empty row", code: "seatNames(row: \"B\", count: 0)", verdict: .crashed, points: 4,
        expected: "[]", got: "", message: "Range requires lowerBound <= upperBound", output: ""),
    ])

  private var summary: SessionSummary {
    let results = bank.questions.prefix(2).enumerated().map { index, question in
      var result = QuestionResult(question: question)
      result.parts = [
        PartRecord(
          part: 1, verdict: index == 0 ? .accepted : .wrong, points: index == 0 ? 2 : 0,
          possiblePoints: 2, seconds: 60)
      ]
      return result
    }
    return SessionSummary(results: Array(results), planned: 3)
  }
}
