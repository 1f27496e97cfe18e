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
      Command.Example("quiz validate Questions --changed", "what the next commit would change"),
      Command.Example("quiz validate Questions --since origin/main", "what a branch changes"),
      Command.Example(
        "quiz validate Questions --shard 1/4 --format json -o 1.json", "one of 4 jobs"),
      Command.Example("quiz validate --merge 1.json 2.json 3.json 4.json", "what they found"),
    ],
    arguments: [.bankPath], options: ValidateOptions.all)

  private let options: ValidateOptions

  init(_ values: ParsedValues) throws(UsageError) {
    options = try ValidateOptions(values)
  }

  func run(in world: World) throws(CommandFailure) -> ExitStatus {
    if options.merges { return try merge(in: world) }
    var options = options
    if options.wantsChanges, options.revision == nil { options.takeRevisionFromPaths() }
    let loaded = world.loadBankWithFindings(options.paths + options.banks)
    let questions = try questions(of: loaded.bank, options, in: world)
    var plan = ProofPlan(questions, of: loaded.bank)
    plan.findings += loaded.findings
    if options.wantsQuality {
      plan.findings += QualityRules.findings(in: questions, of: loaded.bank)
    }
    if !options.proves { plan.claims = [] }
    if let wish = options.shard {
      let share = try wish.share(in: world.environment)
      plan = plan.part(share.index, of: share.count, width: world.processors)
    }
    let reports = try ProofSession(options: options, world: world).prove(plan)
    try ReportWriter(options: options, world: world).tell(reports)
    if world.cancellation.isWanted { throw .interrupted }
    return reports.allSatisfy(\.isGood) ? .done : loaded.hasErrors ? .badData : .no
  }

  private func questions(
    of bank: Bank, _ options: ValidateOptions, in world: World
  ) throws(CommandFailure) -> [Question] {
    var questions = bank.questions
    if !options.only.isEmpty {
      questions = []
      for id in options.only { questions.append(try bank.question(id)) }
    }
    guard options.wantsChanges else { return questions }
    let changed = try ChangedQuestions(world: world, bank: bank, revision: options.revision).find()
    let ids = Set(changed.map(\.id))
    return questions.filter { ids.contains($0.id) }
  }

  private func merge(in world: World) throws(CommandFailure) -> ExitStatus {
    var parts: [ProofReport] = []
    for path in options.paths {
      do {
        parts.append(try ProofPart(world.files.read(path, atMost: 1 << 30)).report)
      } catch let error as FileError {
        throw .unreadable(error)
      } catch {
        throw .proof(.notAPart(path: path, details: "\(error)"))
      }
    }
    let merged: ProofReport
    do throws(ProofReport.MergeError) {
      merged = try ProofReport.merging(parts)
    } catch {
      throw .proof(.parts("\(error)"))
    }
    var whole = merged
    whole.isStrict = whole.isStrict || options.isStrict
    try ReportWriter(options: options, world: world).tell([whole])
    return whole.isGood ? .done : .no
  }
}

extension ValidateOptions {
  /// Takes what stands among the banks and is no file for the revision: `--changed main`.
  fileprivate mutating func takeRevisionFromPaths() {
    guard let place = paths.firstIndex(where: { !FilePath.exists($0) }) else { return }
    revision = paths.remove(at: place)
  }
}
