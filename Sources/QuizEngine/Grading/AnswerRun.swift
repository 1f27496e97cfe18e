/// Runs a linked answer with its checks: as often as checks end the process, and once if none does.
struct AnswerRun {
  let compiler: Compiler
  let folder: ScratchFolder
  /// The time for the next check: less than at first, once one has run out of it.
  private(set) var secondsPerCheck: Int
  /// The modules that the answer may import: with some, it may start processes.
  let imports: [String]
  var hashing = Hashing.stable

  init(
    compiler: Compiler, folder: ScratchFolder, secondsPerCheck: Int, imports: [String]
  ) {
    self.compiler = compiler
    self.folder = folder
    self.secondsPerCheck = secondsPerCheck
    self.imports = imports
  }

  /// How the order of sets and dictionaries comes about.
  enum Hashing {
    /// The same on every run.
    case stable
    /// By chance, as programs have it that are run by themselves.
    case random
  }

  /// What was seen of the answer's own statements and of its checks.
  struct Seen {
    /// What the answer's own statements printed.
    var output = ""
    /// How the answer's own statements ended, where they did not come to their end.
    var interruption: RunEnding?
    var observations: [Int: Observation] = [:]
    var seconds = 0.0
  }

  /// What was seen of the answer's own statements, run by themselves.
  struct OwnRun {
    var output: String
    var ending: RunEnding
    var seconds: Double
  }

  /// Runs the checks with these numbers.
  mutating func observe(_ numbers: [Int]) throws -> Seen {
    var seen = Seen()
    var pending = numbers
    var isFirst = true
    while !pending.isEmpty || isFirst {
      let (outcome, words, pieces) = try run(checks: pending, input: nil)
      seen.seconds += outcome.seconds
      if isFirst { seen.output = pieces[0] }
      isFirst = false
      take(words, pieces: pieces, into: &seen)
      if words.last?.kind == "done" { break }
      let ending = try self.ending(outcome, words)
      guard let begun = words.last(where: { $0.kind == "begin" })?.number else {
        // The answer's own statements did not come to their end.
        seen.interruption = ending
        settle(pending, as: .neverBegun(ending), in: &seen)
        break
      }
      if seen.observations[begun] == nil {
        seen.observations[begun] = Observation(
          ending: .interrupted(ending),
          output: pieces.count.isMultiple(of: 2) ? pieces.last ?? "" : "")
      }
      let before = pending.count
      pending.removeAll { seen.observations[$0] != nil }
      // Each round settles at least the check that it began with.
      guard pending.count < before else { break }
      if ending == .cancelled { break }
      hurry(after: ending)
      if seen.seconds >= Double(compiler.limits.runSeconds) {
        settle(pending, as: .notTried(seconds: compiler.limits.runSeconds), in: &seen)
        break
      }
    }
    return seen
  }

  /// Runs the answer's own statements alone, with this standard input.
  mutating func runAnswer(input: String) throws -> OwnRun {
    var inputFile: String?
    if !input.isEmpty {
      try folder.write(input, to: "input.txt")
      inputFile = folder.file("input.txt")
    }
    let (outcome, words, pieces) = try run(checks: [], input: inputFile)
    let ending = try self.ending(outcome, words)
    hurry(after: ending)
    return OwnRun(output: pieces[0], ending: ending, seconds: outcome.seconds)
  }

  /// Gives less time to what comes after a check that ran out of it: whoever waits for the grade has
  /// waited long enough, and an answer that hangs once mostly hangs again.
  private mutating func hurry(after ending: RunEnding) {
    guard case .timedOut = ending else { return }
    secondsPerCheck = AnswerLimits.hurriedSeconds(secondsPerCheck)
  }

  private func settle(_ numbers: [Int], as ending: Observation.Ending, in seen: inout Seen) {
    for number in numbers where seen.observations[number] == nil {
      seen.observations[number] = Observation(ending: ending, output: "")
    }
  }

  /// How a run ended; of a crash, where it happened.
  private func ending(
    _ outcome: ProcessOutcome, _ words: [ReportReader.Word]
  ) throws -> RunEnding {
    let ending = RunEnding(
      outcome, hasStarted: words.first?.kind == "answer", secondsPerCheck: secondsPerCheck,
      limits: compiler.limits)
    guard case .crashed(var crash) = ending, crash.line == nil || crash.message.isEmpty,
      let trace = words.last(where: { $0.kind == "trace" }),
      let place = try CrashPlaces(compiler: compiler, folder: folder).place(of: trace.text)
    else { return ending }
    crash.line = crash.line ?? place.line
    if crash.message.isEmpty { crash.message = place.reason }
    return .crashed(crash)
  }

  private func take(_ words: [ReportReader.Word], pieces: [String], into seen: inout Seen) {
    // Each check that began made a mark at its beginning and, if it came so far, one at its end.
    var begun = 0
    var endings: [Int: Observation.Ending] = [:]
    for word in words {
      switch word.kind {
      case "begin": begun += 1
      case "value": endings[word.number] = .value(word.text)
      case "ended": endings[word.number] = .ended
      case "threw": endings[word.number] = .threw(word.text)
      case "end":
        guard let ending = endings[word.number] else { continue }
        let place = begun * 2 - 1
        let output = pieces.indices.contains(place) ? pieces[place] : ""
        seen.observations[word.number] = Observation(ending: ending, output: output)
      default: break
      }
    }
  }

  private func run(
    checks: [Int], input: String?
  ) throws -> (ProcessOutcome, words: [ReportReader.Word], pieces: [String]) {
    let secret = Self.makeSecret()
    let outcome = try inOwnFolder { place in
      var environment = Environment([
        "PATH": "/usr/bin:/bin", "HOME": place, "TMPDIR": place, "LC_ALL": "C.UTF-8",
        "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
      ])
      if hashing == .stable { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
      let request = ProcessRequest(
        executable: folder.file(Compiler.programName), arguments: [], environment: environment,
        workingDirectory: place, inputFile: input,
        control: secret + Array(checks.map { " \($0)" }.joined().utf8),
        limits: compiler.limits.running(secondsPerCheck: secondsPerCheck, checks: checks.count),
        sweep: .descendants)
      let hasFolderOutside = place.hasPrefix(folder.path)
      let opening = Sandbox.Opening(
        readable: [compiler.toolchain.toolchain.root], hidesProgram: true,
        library: compiler.toolchain.sharedLibrary,
        writable: hasFolderOutside ? place : nil,
        temporaryBytes: compiler.limits.folderBytes,
        processes: imports.isEmpty ? nil : compiler.limits.processes)
      return try compiler.runner.run(compiler.sandbox.wrap(request, opening: opening))
    }
    return (
      outcome, ReportReader.words(in: outcome.report, secret: secret),
      ReportReader.pieces(of: outcome.output, secret: secret)
    )
  }

  /// Gives each run a folder that is empty at first and gone afterwards.
  private func inOwnFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    if compiler.sandbox.hasOwnTemporaryFolder { return try body(Bubblewrap.temporaryFolder) }
    let own = try ScratchFolder.make(in: folder.path)
    defer { own.remove() }
    return try body(own.path)
  }

  /// 128 random bits in hexadecimal digits.
  private static func makeSecret() -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).flatMap { _ in Array(String(generator.next(), radix: 16).utf8) }
  }
}
