/// Holds a claim against what was seen; without a compiler, and without a clock.
struct ClaimJudgement {
  let claim: Claim

  /// Judges by what the attempt brought.
  func judge(_ observation: ClaimObservation) -> ClaimResult {
    switch observation {
    case .grade(let grade): ClaimResult(judge(grade), warnings: warnings(grade.diagnostics))
    case .program(let seen): ClaimResult(judge(seen), warnings: warnings(seen.diagnostics))
    }
  }

  /// Judges what needs no attempt.
  func judgeAlone() -> ClaimResult {
    guard case .wrongPrediction(let answer, let truth) = claim.statement else {
      return ClaimResult(refuted("not-provable", "the claim was not tried", isCertain: false))
    }
    let grade = PredictionGrading.grade(PredictedOutcome(answer), truth: truth, points: 1)
    guard grade.verdict == .accepted else { return ClaimResult(.passed) }
    return ClaimResult(
      refuted(
        "wrong-prediction-accepted", "this prediction is right, not a mistake",
        evidence: Evidence(claimed: "“\(answer)” is wrong", actual: "it is right")))
  }

  /// Says that there is nothing to judge by, and why.
  func judge(_ error: GradingError) -> ClaimResult {
    ClaimResult(
      refuted("not-provable", "the claim could not be tried: \(error.inWords)", isCertain: false))
  }

  func refuted(
    _ rule: Finding.Rule, _ message: String, line: Int? = nil, evidence: Evidence? = nil,
    isCertain: Bool = true
  ) -> ClaimOutcome {
    .failed(
      Refutation(
        rule, ModeWords.prefix([claim.mode]) + message, line: line, evidence: evidence,
        isCertain: isCertain))
  }

  private func judge(_ grade: Grade) -> ClaimOutcome {
    switch claim.statement {
    case .solution(let file, _, _): judgeSolution(file, grade)
    case .mistake(let file, let failure, _, _):
      judge(grade, file: file, failure: failure, rule: "mistake-verdict")
    case .starter(let file, let failure?, _, _):
      judge(grade, file: file, failure: failure, rule: "starter-verdict")
    case .starter(_, nil, _, _): mustNotPass(grade, "the starter", rule: "starter-accepted")
    case .emptyAnswer: mustNotPass(grade, "an empty answer", rule: "empty-answer-accepted")
    case .truth, .wrongPrediction, .option, .prose:
      refuted("not-provable", "the claim was tried in a wrong way", isCertain: false)
    }
  }

  private func judge(_ seen: ProgramOutcome) -> ClaimOutcome {
    switch claim.statement {
    case .truth(let file, let outcome, _): judgeTruth(file, outcome, seen)
    case .option(let file, let behaviour, let isCorrect):
      judgeOption(file, behaviour, isCorrect: isCorrect, seen)
    case .prose(_, let fence): judgeProse(fence, seen)
    case .solution, .mistake, .starter, .emptyAnswer, .wrongPrediction:
      refuted("not-provable", "the claim was tried in a wrong way", isCertain: false)
    }
  }

  private func mustNotPass(
    _ grade: Grade, _ subject: String, rule: Finding.Rule
  ) -> ClaimOutcome {
    if grade.verdict == .accepted {
      return refuted(
        rule, "\(subject) must not be accepted as it is",
        evidence: Evidence(claimed: "not accepted", actual: "accepted"))
    }
    if grade.verdict.isAboutTheAnswer { return .passed }
    return refuted(
      "not-provable", "\(subject) could not be graded: \(grade.evidence)", isCertain: false)
  }

  private func judgeSolution(_ file: SourceFile, _ grade: Grade) -> ClaimOutcome {
    if grade.verdict == .accepted { return .passed }
    return refuted(
      "solution-not-accepted",
      "\(file.name) must be accepted in full but is “\(grade.verdict.rawValue)”: \(grade.evidence)",
      line: firstLine(of: grade), evidence: grade.evidence(against: "accepted in full"),
      isCertain: grade.isCertain)
  }

  private func judge(
    _ grade: Grade, file: SourceFile, failure: CodeTask.Failure, rule: Finding.Rule
  ) -> ClaimOutcome {
    let claimed = failure.verdict.rawValue
    guard grade.verdict == failure.verdict else {
      return refuted(
        rule,
        "\(file.name) must be “\(claimed)” but is “\(grade.verdict.rawValue)”: \(grade.evidence)",
        line: firstLine(of: grade), evidence: grade.evidence(against: claimed),
        isCertain: grade.isCertain)
    }
    if let message = failure.message, !grade.mentions(message) {
      return refuted(
        rule, "\(file.name) fails as stated, but nothing says “\(message)”: \(grade.evidence)",
        line: firstLine(of: grade), evidence: grade.evidence(against: "\(claimed): \(message)"),
        isCertain: grade.isCertain)
    }
    return .passed
  }

  private func firstLine(of grade: Grade) -> Int? {
    let error = grade.diagnostics.first {
      $0.severity == .error && $0.file == AnswerSource.toldName
    }
    return error?.line ?? grade.breaches.first?.line
  }

  /// What the compiler warns of, where the code is meant to be good.
  private func warnings(_ diagnostics: [Diagnostic]) -> [CodeWarning] {
    switch claim.statement {
    case .solution, .truth(_, .prints, _), .truth(_, .compiles, _), .prose(_, .compiles),
      .prose(_, .prints), .prose(_, .traps):
      CodeWarning.all(in: diagnostics)
    default: []
    }
  }
}

extension Grade {
  /// Whether another run on a machine with more to give would end the same.
  fileprivate var isCertain: Bool {
    let ofTheMachine: Set<Verdict> = [
      .timedOut, .outOfMemory, .compilerGaveUp, .notGradable, .tooMuchOutput,
    ]
    return !ofTheMachine.contains(verdict) && !checks.contains { ofTheMachine.contains($0.verdict) }
  }

  /// What the grade says against a claim; where a check compared texts, the lines that differ.
  fileprivate func evidence(against claimed: String) -> Evidence {
    var told = Evidence(
      claimed: claimed,
      actual: evidence.isEmpty ? verdict.rawValue : "\(verdict.rawValue): \(evidence)")
    if let check = checks.first(where: { $0.verdict == .wrong && !$0.got.isEmpty }) {
      told.diff = Evidence(text: check.got, differsFrom: check.expected).diff
    }
    return told
  }
}
