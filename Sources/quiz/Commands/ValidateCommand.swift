import QuizEngine
import Synchronization

/// Proves a bank.
struct ValidateCommand: RunnableCommand {
  static let command = Command(
    "validate", in: .maintain, summary: "Prove that everything in a bank is true.",
    discussion: """
      Loads the bank strictly, then compiles and runs every claim in every language mode that it
      states: solutions are accepted, mistakes fail as stated, starters do not pass, programs print
      what is said, code in prose compiles. What cannot be tried here is counted and named.
      """,
    examples: [
      Command.Example("quiz validate", "the built-in bank"),
      Command.Example("quiz validate Questions --format json", "a bank of your own, for a program"),
      Command.Example("quiz validate --only range-loop", "one question while you write it"),
    ],
    arguments: [.bankPath],
    options: [.only, .jobs, .reportFormat] + Command.Option.compiling)

  private let banks: [String]
  private let only: [String]
  private let jobs: Int?
  private let format: ReportFormat
  private let swift: String?
  private let sandbox: SandboxWish

  init(_ values: ParsedValues) throws(UsageError) {
    banks = values.texts(.bankPath) + values.texts(.bank)
    only = values.texts(.only)
    jobs = values.integer(.jobs)
    format = values.choice(.reportFormat) ?? .text
    swift = values.text(.swift)
    sandbox = values.choice(.sandbox) ?? .auto
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let loaded = world.loadBankWithFindings(banks)
    var questions = loaded.bank.questions
    if !only.isEmpty {
      questions = []
      for id in only { questions.append(try loaded.bank.question(id)) }
    }
    var plan = ProofPlan(questions, of: loaded.bank)
    plan.findings += loaded.findings
    let width = jobs ?? world.processors
    let grader = try world.makeGrader(swift: swift, sandbox: sandbox, width: 1)
    let prover = Prover(grader: grader, width: width, cancellation: world.cancellation)
    let report = prove(plan, by: prover, in: world)
    tell(report, plan: plan, compiler: grader.toolchain.toolchain.versionText, in: world)
    if world.cancellation.isWanted { throw .interrupted }
    return report.isGood ? .done : loaded.hasErrors ? .badData : .no
  }

  private func prove(_ plan: ProofPlan, by prover: Prover, in world: World) -> ProofReport {
    let line = Mutex(ProgressLine(on: world.console))
    let start = ContinuousClock.now
    defer { line.withLock { $0.clear() } }
    return prover.prove(plan) { event in
      guard case .tried(_, _, let done, let claims) = event else { return }
      line.withLock {
        $0.show(Progress("Proving", done: done, of: claims, elapsed: .now - start))
      }
    }
  }

  private func tell(_ report: ProofReport, plan: ProofPlan, compiler: String, in world: World) {
    switch format {
    case .json:
      world.console.write(report.json(compiler: compiler).indented + "\n")
    case .text:
      for finding in report.findings { world.console.write("\(finding)\n") }
      for skipped in report.skipped {
        world.console.write(
          "\(skipped.place): note: \(skipped.question): skipped: \(skipped.reason)\n")
      }
      let modes = Set(plan.claims.map(\.mode)).sorted()
      world.console.show(report.summary(modes: modes, compiler: compiler))
    }
  }
}

/// The form in which a proof is told.
enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json
}

extension Command.Argument {
  /// A bank by position.
  fileprivate static let bankPath = Self(
    "BANK", .any, kind: .path, summary: "A folder or a JSON file; the built-in bank by default.")
}

extension Command.Option {
  fileprivate static let only = Self(
    "only", .one("ID", .question), count: .many, summary: "Prove this question alone.")
  fileprivate static let jobs = Self(
    "jobs", short: "j", .one("N", .integer(1...256)),
    summary: "Try so many claims side by side; as many as there are processors by default.")
  fileprivate static let reportFormat = Self(
    "format", .one("FORM", .oneOf(ReportFormat.allCases.map(\.rawValue))),
    summary: "Tell the outcome in this form; text by default.")
}
