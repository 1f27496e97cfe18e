import QuizEngine

/// Proves a bank.
struct ValidateCommand: RunnableCommand {
  static let command = Command(
    "validate", in: .maintain, summary: "Prove that everything in a bank is true.",
    discussion: """
      Loads the bank strictly, then compiles and runs every claim in every language mode that it
      states: solutions are accepted, mistakes fail as stated, starters do not pass, programs print
      what is said, code in prose compiles. What cannot be tried here is counted and named.

      What was found out before is not tried again: outcomes are kept by everything that they hang
      on, which is the code, its checks and rules, the mode, the compiler, the system and this
      program itself.
      """,
    examples: [
      Command.Example("quiz validate", "the built-in bank"),
      Command.Example("quiz validate Questions --format json", "a bank of your own, for a program"),
      Command.Example("quiz validate --only range-loop", "one question while you write it"),
    ],
    arguments: [.bankPath], options: ValidateOptions.all)

  private let options: ValidateOptions

  init(_ values: ParsedValues) throws(UsageError) {
    options = try ValidateOptions(values)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    let loaded = world.loadBankWithFindings(options.banks)
    var questions = loaded.bank.questions
    if !options.only.isEmpty {
      questions = []
      for id in options.only { questions.append(try loaded.bank.question(id)) }
    }
    var plan = ProofPlan(questions, of: loaded.bank)
    plan.findings += loaded.findings
    let session = ProofSession(options: options, world: world)
    var report = try session.prove(plan, swift: options.swift.first)
    report.isStrict = options.isStrict
    ReportWriter(options: options, world: world).tell(report)
    if world.cancellation.isWanted { throw .interrupted }
    return report.isGood ? .done : loaded.hasErrors ? .badData : .no
  }
}

extension Command.Argument {
  /// A bank by position.
  static let bankPath = Self(
    "BANK", .any, kind: .path, summary: "A folder or a JSON file; the built-in bank by default.")
}
