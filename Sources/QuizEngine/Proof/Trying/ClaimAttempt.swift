/// What is done to find out whether a claim holds; claims that want the same share it.
struct ClaimAttempt: Sendable, Equatable {
  /// What is compiled, and how far it goes.
  enum Work: Sendable, Equatable {
    /// An answer is graded.
    case grade(text: String, task: CodeTask, points: Int)
    /// A program is compiled, and run where its ending matters.
    case program(text: String, imports: [String], runs: Bool)
  }

  let work: Work
  let mode: LanguageMode

  /// Says what a claim wants; nil where nothing has to be compiled.
  init?(_ claim: Claim) {
    mode = claim.mode
    switch claim.statement {
    case .solution(let file, let task, let points), .mistake(let file, _, let task, let points),
      .starter(let file, _, let task, let points):
      work = .grade(text: file.text, task: task, points: points)
    case .emptyAnswer(let task, let points): work = .grade(text: "\n", task: task, points: points)
    case .truth(let file, let outcome, let imports):
      work = .program(text: file.text, imports: imports, runs: outcome.needsRun)
    case .option(let file, let behaviour, _):
      work = .program(text: file.text, imports: [], runs: behaviour.needsRun)
    case .prose(let code, let fence):
      work = .program(text: code, imports: Self.imports(of: code), runs: fence.needsRun)
    case .wrongPrediction: return nil
    }
  }

  /// Does it.
  func run(_ grader: Grader) throws(GradingError) -> ClaimObservation {
    switch work {
    case .grade(let text, let task, let points):
      .grade(try grader.grade(text, as: task, points: points, mode: mode))
    case .program(let text, let imports, let runs):
      .program(try grader.runProgram(text, mode: mode, imports: imports, runs: runs))
    }
  }

  private static func imports(of code: String) -> [String] {
    guard code.contains("import") else { return [] }
    return code.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.count == 2 && words[0] == "import" ? String(words[1]) : nil
    }
  }
}

/// What was seen when a claim was tried.
enum ClaimObservation: Sendable, Equatable {
  case grade(Grade)
  case program(ProgramOutcome)
}

extension Prediction.Outcome {
  fileprivate var needsRun: Bool {
    if case .rejects = self { false } else { true }
  }
}

extension Choice.Behaviour {
  fileprivate var needsRun: Bool {
    switch self {
    case .compiles, .doesNotCompile: false
    case .prints, .traps: true
    }
  }
}

extension ProseFence {
  fileprivate var needsRun: Bool {
    switch self {
    case .compiles, .fails, .fragment: false
    case .prints, .traps: true
    }
  }
}
