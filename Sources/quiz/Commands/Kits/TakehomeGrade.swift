import QuizEngine
import Synchronization

/// Grades what candidates sent back.
struct TakehomeGrade: RunnableCommand {
  static let command = Command(
    "grade", in: .interview, summary: "Grade what candidates sent back.",
    discussion: """
      Takes folders, archives, and folders of them; each is one candidate, named by the folder. Answers are
      compiled and run in the sandbox, many at the same time. With `--output`, each candidate gets a report
      as Markdown, HTML and JSON, and all of them a table as CSV and HTML; a batch that was cut off goes on
      where it was. Answers in words are left for a reader.
      """,
    examples: [
      Command.Example("quiz takehome grade submissions --output reports", "a folder of folders"),
      Command.Example("quiz takehome grade ann.zip bob", "two, and the table on the screen"),
    ],
    arguments: [
      Command.Argument("DIR", .some, kind: .path, summary: "What a candidate sent back.")
    ],
    options: [.reportOutput, .meantKit, .sideBySide, .force, .json] + Command.Option.compiling)

  private let paths: [String]
  private let output: String?
  private let kit: Kit.ID?
  private let jobs: Int?
  private let force: Bool
  private let json: Bool
  private let banks: [String]
  private let swift: String?
  private let sandbox: SandboxWish

  init(_ values: ParsedValues) throws(UsageError) {
    paths = values.arguments["DIR"] ?? []
    output = values.text(.reportOutput)
    jobs = values.integer(.sideBySide)
    force = values.has(.force)
    json = values.has(.json)
    banks = values.texts(.bank)
    swift = values.text(.swift)
    sandbox = values.choice(.sandbox) ?? .required
    guard let text = values.text(.meantKit) else {
      kit = nil
      return
    }
    guard let id = Kit.ID(text) else { throw KitWish.badKit(text, in: values.path) }
    kit = id
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let bank = try world.loadBank(banks)
    let store = try output.map { folder throws(CommandFailure) in
      try TakehomeStore(folder, files: world.files, replacing: force)
    }
    let width = jobs ?? world.processors
    let grader = try world.makeGrader(
      swift: swift, sandbox: sandbox, width: 1, keepsCompiler: false)
    let scratch = PathName.join(
      world.scratchParent, "quiz-takehome-" + String(UInt64.random(in: 0...UInt64.max), radix: 36))
    defer { try? world.files.removeTree(scratch) }
    let unpacking = TakehomeUnpacking(
      environment: world.environment, runner: world.runner, folder: scratch)
    let arrivals = TakehomeArrivals(files: world.files, unpacking: unpacking).find(paths)
    let submissions = TakehomeReader(files: world.files, bank: bank.questions, wanted: kit)
      .read(arrivals)
    let grading = TakehomeGrading(
      grader: grader, width: width, cancellation: world.cancellation)
    let results = try grade(submissions, by: grading, store: store, in: world)
    let compiler = grader.toolchain.toolchain.versionText
    let reports = results.map {
      KitTakehomeReport($0, compiler: compiler, sandbox: grader.sandbox.name)
    }
    try store?.write(results, reports)
    tell(results, reports, in: world)
    return results.allSatisfy(\.isGraded) ? .done : .no
  }

  private func grade(
    _ submissions: [TakehomeSubmission], by grading: TakehomeGrading, store: TakehomeStore?,
    in world: World
  ) throws(CommandFailure) -> [TakehomeResult] {
    let line = Mutex(ProgressLine(on: world.console))
    let start = ContinuousClock.now
    defer { line.withLock { $0.clear() } }
    let results: [TakehomeResult]?
    do throws(GradingError) {
      results = try grading.grade(submissions, memory: store?.memory ?? TakehomeStore.none) {
        guard case .graded(let done, let count) = $0 else { return }
        line.withLock {
          $0.show(Progress("Grading", done: done, of: count, elapsed: .now - start))
        }
      }
    } catch {
      throw world.cancellation.isWanted ? .interrupted : .grading(error)
    }
    guard let results else { throw .interrupted }
    return results
  }

  private func tell(
    _ results: [TakehomeResult], _ reports: [KitTakehomeReport], in world: World
  ) {
    if json {
      world.console.write(JSON.array(reports.map(\.json)).indented + "\n")
      return
    }
    var document = KitTakehomeTable(results).document()
    for result in results where !result.findings.isEmpty {
      document.append(.paragraph(.strong(Prose(result.name))))
      document.append(.bullets(result.findings.map { Prose($0.words) }))
    }
    if let output {
      document.append(.paragraph(.muted(Prose("The reports are in \(output)."))))
    }
    world.console.show(document)
  }
}

extension Command.Option {
  fileprivate static let reportOutput = Self(
    "output", short: "o", .one("DIR", .folder), summary: "Write the reports into this folder.")
  fileprivate static let meantKit = Self(
    "kit", .one("ID", .text), summary: "Tell where a folder is not of this kit.")
  fileprivate static let sideBySide = Self(
    "jobs", short: "j", .one("N", .integer(1...256)),
    summary: "Grade so many answers side by side; as many as there are processors by default.")
}
