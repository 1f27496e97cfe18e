/// Compiles a whole program in the way of answers, and runs it.
struct ProgramTrial {
  let compiler: Compiler
  let folder: ScratchFolder

  /// The wall time for a program without checks, in seconds.
  static let seconds = CodeTask.defaultSecondsPerCheck

  func run(
    _ text: String, mode: LanguageMode, imports: [String], runs: Bool
  ) throws -> ProgramOutcome {
    let answer = AnswerSource(text, allowing: imports).file
    let harness = SourceFile(name: Harness.fileName, text: Harness(checks: []).source)
    let compilation = try compiler.build(
      Compilation(
        files: [answer, harness], mode: mode, stage: runs ? .object : .checking, usesSupport: true),
      imports: imports, in: folder)
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
    if !compilation.isLinked {
      let linked = try compiler.link(imports: imports, in: folder)
      guard linked.succeeded else {
        outcome.ending = .unknown("the program could not be linked: \(linked.shortAccount)")
        return outcome
      }
    }
    let run = AnswerRun(
      compiler: compiler, folder: folder,
      secondsPerCheck: compiler.limits.secondsPerCheck(wanted: Self.seconds), imports: imports)
    let ran = try run.runAnswer(input: "")
    outcome.output = ran.output
    // The order of sets and dictionaries is the usual way for chance to come in.
    var chancy = run
    chancy.hashing = .random
    for _ in 0..<2 where outcome.isStable {
      outcome.isStable = try chancy.runAnswer(input: "").output == ran.output
    }
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
}
