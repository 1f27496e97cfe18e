/// Runs a linked answer with its checks: as often as checks end the process, and once if none does.
struct AnswerRun {
  let compiler: Compiler
  let folder: ScratchFolder
  let secondsPerCheck: Int
  var hashing = Hashing.stable

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

  /// Runs the checks with these numbers.
  func observe(_ numbers: [Int]) throws -> Seen {
    var seen = Seen()
    var pending = numbers
    var isFirst = true
    while !pending.isEmpty || isFirst {
      let secret = Self.makeSecret()
      let outcome = try run(checks: pending, secret: secret, input: nil)
      seen.seconds += outcome.seconds
      let words = ReportReader.words(in: outcome.report, secret: secret)
      let pieces = ReportReader.pieces(of: outcome.output, secret: secret)
      if isFirst { seen.output = pieces[0] }
      isFirst = false
      take(words, pieces: pieces, into: &seen)
      if words.last?.kind == "done" { break }
      let ending = RunEnding(
        outcome, secondsPerCheck: secondsPerCheck, memoryBytes: ProcessLimits.runningMemory)
      guard let begun = words.last(where: { $0.kind == "begin" })?.number else {
        // The answer's own statements did not come to their end.
        seen.interruption = ending
        for number in pending {
          seen.observations[number] = Observation(ending: .neverBegun(ending), output: "")
        }
        break
      }
      if seen.observations[begun] == nil {
        seen.observations[begun] = Observation(
          ending: .interrupted(ending),
          output: pieces.count.isMultiple(of: 2) ? pieces.last ?? "" : "")
      }
      // Each round settles at least the check that it began with.
      pending.removeAll { seen.observations[$0] != nil }
      if pending.first == begun || ending == .cancelled { break }
    }
    return seen
  }

  /// Runs the answer's own statements alone, with this standard input.
  func runAnswer(input: String) throws -> (output: String, ending: RunEnding, seconds: Double) {
    let secret = Self.makeSecret()
    var inputFile: String?
    if !input.isEmpty {
      try folder.write(input, to: "input.txt")
      inputFile = folder.file("input.txt")
    }
    let outcome = try run(checks: [], secret: secret, input: inputFile)
    let ending = RunEnding(
      outcome, secondsPerCheck: secondsPerCheck, memoryBytes: ProcessLimits.runningMemory)
    return (ReportReader.pieces(of: outcome.output, secret: secret)[0], ending, outcome.seconds)
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
    checks: [Int], secret: [UInt8], input: String?
  ) throws -> ProcessOutcome {
    var environment = Environment([
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": folder.path, "LC_ALL": "C.UTF-8",
      "TZ": "UTC", "SWIFT_BACKTRACE": "enable=no",
    ])
    if hashing == .stable { environment["SWIFT_DETERMINISTIC_HASHING"] = "1" }
    let orders = secret + Array(checks.map { " \($0)" }.joined().utf8)
    let request = ProcessRequest(
      executable: folder.file("answer"), arguments: [],
      environment: environment,
      workingDirectory: folder.path, inputFile: input, control: orders,
      limits: .running(secondsPerCheck: secondsPerCheck, checks: checks.count),
      sweep: .descendants)
    return try compiler.runner.run(
      compiler.sandbox.wrap(
        request, readable: compiler.toolchain.readable, writable: folder.path))
  }

  /// 128 random bits in hexadecimal digits.
  private static func makeSecret() -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).flatMap { _ in Array(String(generator.next(), radix: 16).utf8) }
  }
}

extension ProcessLimits {
  /// The address space of an answer's process, in bytes.
  static let runningMemory = 2 << 30

  /// For a run of an answer with its checks.
  static func running(secondsPerCheck: Int, checks: Int) -> ProcessLimits {
    ProcessLimits(
      wallSeconds: Double(secondsPerCheck * (checks + 1)),
      silenceSeconds: Double(secondsPerCheck), cpuSeconds: secondsPerCheck * (checks + 1),
      memoryBytes: runningMemory, outputBytes: 1 << 20, fileBytes: 16 << 20, openFiles: 64)
  }
}
