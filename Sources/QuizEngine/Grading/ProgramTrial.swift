/// Compiles a whole program in the way of answers, and runs it.
struct ProgramTrial {
  let compiler: Compiler
  let folder: ScratchFolder
  /// What is known from another language mode.
  var memo: CrossModeMemo?

  /// The wall time for a program without checks, in seconds.
  static let seconds = CodeTask.defaultSecondsPerCheck

  func run(
    _ text: String, mode: LanguageMode, imports: [String], runs: Bool
  ) throws -> ProgramOutcome {
    let answer = AnswerSource(text, allowing: imports).file
    let harness = SourceFile(name: Harness.fileName, text: Harness(checks: []).source)
    let compilation = try compiler.build(
      Compilation(
        files: [answer, harness], mode: mode, stage: runs ? .object : .checking, usesSupport: true,
        isOnMainThread: Compilation.staysOnMainThread(answer.text)),
      imports: imports, links: memo?.hasRuns != true, in: folder)
    var outcome = ProgramOutcome(
      ending: .compiled,
      diagnostics: compilation.diagnostics.map { diagnostic in
        var told = diagnostic
        if told.file == answer.name { told.file = AnswerSource.toldName }
        return told
      }, output: "")
    switch compilation.ending {
    case .compiled: break
    case .rejected:
      outcome.ending = .rejected
      return outcome
    case .expressionTooComplex, .timedOut, .outOfMemory, .crashed:
      outcome.ending = .failed("the compiler gave up")
      return outcome
    case .unusable(let details):
      outcome.ending = .unknown(details)
      return outcome
    }
    guard runs else { return outcome }
    let runs = try allRuns(isLinked: compilation.isLinked, imports: imports)
    guard let ran = runs.own[0] else {
      outcome.ending = .unknown("the program could not be linked: \(runs.linkFailure ?? "")")
      return outcome
    }
    outcome.output = ran.output
    outcome.isStable = runs.own.values.allSatisfy { $0.output == ran.output }
    switch ran.ending {
    case .exited(0): outcome.ending = .finished
    case .exited(let status): outcome.ending = .failed("it exited with status \(status)")
    case .crashed(let crash):
      outcome.ending = .trapped(
        message: crash.message.isEmpty ? crash.inWords : crash.message, line: crash.line)
    case .timedOut(let seconds): outcome.ending = .failed("it ran for \(seconds) s without ending")
    case .tooMuchOutput: outcome.ending = .failed("it printed too much")
    case .fileTooBig: outcome.ending = .failed("it wrote a file that is too large")
    case .outOfMemory: outcome.ending = .failed("it ran out of memory")
    case .cancelled: outcome.ending = .unknown("it was interrupted")
    case .neverStarted(let details):
      outcome.ending = .unknown("it could not be started: \(details)")
    }
    return outcome
  }

  /// Runs the program, unless another language mode made the same of it.
  private func allRuns(isLinked: Bool, imports: [String]) throws -> CrossModeMemo.Runs {
    guard let memo else { return try run(isLinked: isLinked, imports: imports) }
    return try memo.runs(in: folder) { try run(isLinked: isLinked, imports: imports) }
  }

  private func run(isLinked: Bool, imports: [String]) throws -> CrossModeMemo.Runs {
    var runs = CrossModeMemo.Runs()
    if !isLinked {
      let linked = try compiler.link(imports: imports, in: folder)
      guard linked.succeeded else {
        runs.linkFailure = linked.shortAccount
        return runs
      }
    }
    var run = AnswerRun(
      compiler: compiler, folder: folder,
      secondsPerCheck: compiler.limits.secondsPerCheck(wanted: Self.seconds), imports: imports)
    let first = try run.runAnswer(input: "")
    runs.own[0] = first
    // The order of sets and dictionaries is the usual way for chance to come in.
    run.hashing = .random
    for number in 1...2 where runs.own[number - 1]?.output == first.output {
      runs.own[number] = try run.runAnswer(input: "")
    }
    return runs
  }
}
