/// One claim on its way to an outcome.
struct ClaimTrial {
  let claim: Claim
  let grader: Grader

  func run() throws(GradingError) -> ClaimOutcome {
    switch claim.statement {
    case .solution(let file, let task, let points):
      return try trySolution(file, task: task, points: points)
    case .mistake(let file, let failure, let task, let points):
      let grade = try grader.grade(file.text, as: task, points: points, mode: claim.mode)
      return judge(grade, file: file, failure: failure, rule: "mistake-verdict")
    case .starter(let file, let failure, let task, let points):
      let grade = try grader.grade(file.text, as: task, points: points, mode: claim.mode)
      if let failure {
        return judge(grade, file: file, failure: failure, rule: "starter-verdict")
      }
      if grade.verdict != .accepted, grade.verdict.isAboutTheAnswer { return .passed }
      return .failed(
        finding("starter-accepted", "the starter must not be accepted as it is"))
    case .emptyAnswer(let task, let points):
      let grade = try grader.grade("\n", as: task, points: points, mode: claim.mode)
      return grade.verdict == .accepted
        ? .failed(finding("empty-answer-accepted", "an empty answer must not be accepted"))
        : .passed
    case .truth(let file, let outcome, let imports):
      return try tryTruth(file, outcome, imports: imports)
    case .wrongPrediction(let answer, let truth):
      let grade = PredictionGrading.grade(PredictedOutcome(answer), truth: truth, points: 1)
      return grade.verdict == .accepted
        ? .failed(
          finding("wrong-prediction-accepted", "this prediction is right, not a mistake"))
        : .passed
    case .option(let file, let behaviour, let isCorrect):
      return try tryOption(file, behaviour, isCorrect: isCorrect)
    case .prose(let code, let fence): return try tryProse(code, fence)
    }
  }

  /// A finding at the claim's place, or at a line of the file it is about.
  func finding(_ rule: Finding.Rule, _ message: String, line: Int? = nil) -> Finding {
    var place = claim.place
    if let line {
      place.line = line
      place.column = nil
    }
    return Finding(
      place: place, severity: .error, rule: rule, question: claim.question,
      message: "Swift \(claim.mode.rawValue) mode: \(message)")
  }

  private func trySolution(
    _ file: SourceFile, task: CodeTask, points: Int
  ) throws(GradingError) -> ClaimOutcome {
    let grade = try grader.grade(file.text, as: task, points: points, mode: claim.mode)
    if grade.verdict == .accepted { return .passed }
    return .failed(
      finding(
        "solution-not-accepted",
        "\(file.name) must be accepted in full but is “\(grade.verdict.rawValue)”: \(grade.evidence)",
        line: firstLine(of: grade)))
  }

  private func judge(
    _ grade: Grade, file: SourceFile, failure: CodeTask.Failure, rule: Finding.Rule
  ) -> ClaimOutcome {
    guard grade.verdict == failure.verdict else {
      return .failed(
        finding(
          rule,
          "\(file.name) must be “\(failure.verdict.rawValue)” but is “\(grade.verdict.rawValue)”: "
            + grade.evidence, line: firstLine(of: grade)))
    }
    if let message = failure.message, !grade.mentions(message) {
      return .failed(
        finding(
          rule, "\(file.name) fails as stated, but nothing says “\(message)”: \(grade.evidence)"))
    }
    return .passed
  }

  private func firstLine(of grade: Grade) -> Int? {
    let error = grade.diagnostics.first {
      $0.severity == .error && $0.file == AnswerSource.toldName
    }
    return error?.line ?? grade.breaches.first?.line
  }
}
