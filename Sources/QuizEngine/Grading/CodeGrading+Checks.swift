extension CodeGrading {
  /// Runs the answer, and judges every check.
  ///
  /// - Parameter misfits: the checks that do not compile beside the answer, with the reasons.
  func runChecks(
    isLinked: Bool, _ rejections: [Int: CompilationResult], misfits: [Int: Diagnostic],
    in grade: inout Grade
  ) throws {
    let runs = try allRuns(isLinked: isLinked, besides: misfits)
    grade.seconds += runs.seconds
    if let linkFailure = runs.linkFailure {
      grade.verdict = .notGradable
      grade.message = "The program could not be linked: \(linkFailure)"
      return
    }
    let seen = runs.seen
    grade.output = seen.output
    for (number, check) in checks {
      if let misfit = misfits[number] {
        grade.checks.append(judgeMisfit(check, misfit))
        continue
      }
      switch check.trial {
      case .rejects(let expression, let text):
        grade.checks.append(
          judgeRejection(check, expression: expression, text: text, rejections[number]))
      case .answerPrints(let text, _):
        guard let own = runs.own[number] else {
          grade.checks.append(
            CheckJudgement.judge(
              check,
              Observation(ending: .notTried(seconds: compiler.limits.runSeconds), output: "")))
          continue
        }
        if grade.output.isEmpty { grade.output = own.output }
        grade.checks.append(judgeOutput(check, text: text, own.output, own.ending))
      default:
        grade.checks.append(CheckJudgement.judge(check, seen.observations[number]))
      }
    }
    if checks.isEmpty, let interruption = seen.interruption, interruption != .exited(0) {
      tellInterruption(interruption, in: &grade)
      return
    }
    sumUp(&grade)
  }

  /// Runs the answer, unless another language mode made the same of it.
  private func allRuns(
    isLinked: Bool, besides misfits: [Int: Diagnostic]
  ) throws -> CrossModeMemo.Runs {
    let checks = checks.filter { misfits[$0.number] == nil }
    guard let memo else { return try run(checks, isLinked: isLinked) }
    return try memo.runs(in: folder) { try run(checks, isLinked: isLinked) }
  }

  /// Links the answer where that is not done yet, and runs it as often as its checks want.
  private func run(
    _ checks: [(number: Int, check: Check)], isLinked: Bool
  ) throws -> CrossModeMemo.Runs {
    var runs = CrossModeMemo.Runs()
    if !isLinked {
      let linked = try compiler.link(imports: task.imports, in: folder)
      runs.seconds += linked.seconds
      guard linked.succeeded else {
        runs.linkFailure = linked.shortAccount
        return runs
      }
    }
    var run = AnswerRun(
      compiler: compiler, folder: folder,
      secondsPerCheck: compiler.limits.secondsPerCheck(wanted: task.secondsPerCheck),
      imports: task.imports)
    let inProcess = checks.filter(\.check.runsInProcess).map(\.number)
    if !inProcess.isEmpty || self.checks.allSatisfy(\.check.isRejection) {
      runs.seen = try run.observe(inProcess)
    }
    var spent = runs.seen.seconds
    for (number, check) in checks {
      guard case .answerPrints(_, let input) = check.trial else { continue }
      if spent >= Double(compiler.limits.runSeconds) { break }
      let own = try run.runAnswer(input: input)
      spent += own.seconds
      runs.own[number] = own
    }
    runs.seconds += spent
    return runs
  }

  /// The verdict by what passed: all of it, some of it, or the first failure's.
  private func sumUp(_ grade: inout Grade) {
    let earned = grade.checks.filter(\.passed).reduce(0) { $0 + $1.points }
    let possible = grade.checks.reduce(0) { $0 + $1.points }
    let share = possible == 0 ? 1 : Double(earned) / Double(possible)
    grade.points = share * Double(points)
    if let unable = grade.checks.first(where: { $0.verdict == .notGradable }) {
      grade.verdict = .notGradable
      grade.message = unable.message
      grade.points = 0
    } else if earned == possible {
      grade.verdict = .accepted
    } else if earned > 0 {
      grade.verdict = .partly
    } else {
      grade.verdict = grade.checks.first { !$0.passed }?.verdict ?? .wrong
    }
  }

  private func tellInterruption(_ ending: RunEnding, in grade: inout Grade) {
    var result = CheckResult(
      name: "the program runs to its end", code: "", verdict: .wrong, points: 0,
      expected: "an end", got: "")
    CheckJudgement.tell(ending, in: &result)
    grade.verdict = result.verdict
    grade.message = result.message
    grade.checks = [result]
  }

  private func judgeMisfit(_ check: Check, _ error: Diagnostic) -> CheckResult {
    let isUncopyable =
      error.message.contains("quizObserve") && error.message.contains("Copyable")
    return CheckResult(
      name: check.name, code: CheckJudgement.code(of: check), verdict: .doesNotCompile,
      points: check.points, expected: CheckJudgement.expectation(of: check),
      got: isUncopyable
        ? "a value that cannot be copied" : "does not compile: \(error.message)",
      message: "Are the names, labels and types those that the question asks for?")
  }

  private func judgeRejection(
    _ check: Check, expression: String, text: String, _ compilation: CompilationResult?
  ) -> CheckResult {
    var result = CheckResult(
      name: check.name, code: CheckJudgement.code(of: check), verdict: .wrong,
      points: check.points, expected: CheckJudgement.expectation(of: check), got: "it compiles")
    guard let compilation else {
      result.verdict = .notGradable
      return result
    }
    switch compilation.ending {
    case .compiled: break
    case .rejected:
      let errors = compilation.errors
      // An error elsewhere has nothing to do with the expression: a trick, or a clash of names.
      if let other = errors.first(where: { $0.file != Harness.rejectionPlace }) {
        result.got = "the answer itself does not compile: \(other.message)"
      } else {
        result.got = errors.first.map { "does not compile: \($0.message)" } ?? "it compiles"
        let told = errors.filter { text.isEmpty || $0.says(text) }
        if told.contains(where: { !$0.misses(insteadOf: text) }) {
          result.verdict = .accepted
        } else if let name = told.first?.missingName {
          result.verdict = .doesNotCompile
          result.message =
            "Nothing is refused here but “\(name)”, which the answer does not declare."
        }
      }
    default:
      result.verdict = .notGradable
      result.message = "the compiler could not decide on the check's expression"
    }
    return result
  }

  private func judgeOutput(
    _ check: Check, text: String, _ output: String, _ ending: RunEnding
  ) -> CheckResult {
    var result = CheckResult(
      name: check.name, code: "", verdict: .wrong, points: check.points, expected: text,
      got: output, output: output)
    if ending != .exited(0) {
      CheckJudgement.tell(ending, in: &result)
    } else if PrintedText.matches(output, text) {
      result.verdict = .accepted
    }
    return result
  }
}

extension Check {
  /// Whether it is a part of the harness.
  var runsInProcess: Bool {
    switch trial {
    case .gives, .throws, .traps, .programPrints: true
    case .rejects, .answerPrints: false
    }
  }

  /// Whether it asks the compiler alone.
  fileprivate var isRejection: Bool {
    if case .rejects = trial { return true }
    return false
  }
}

extension Diagnostic {
  /// Whether it only says that a name is missing, where another reason is wanted: of what is not there,
  /// everything is refused.
  fileprivate func misses(insteadOf text: String) -> Bool {
    missingName.map { text.isEmpty || $0.contains(text) } ?? false
  }

  /// Whether the message, or one of its notes, contains a text.
  func says(_ text: String) -> Bool {
    message.contains(text) || notes.contains { $0.says(text) }
  }
}
