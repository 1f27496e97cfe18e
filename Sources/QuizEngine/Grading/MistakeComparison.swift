/// Finds out whether an answer failed as one of the question's mistakes does, while somebody waits.
struct MistakeComparison {
  /// How like a mistake an answer is.
  enum Likeness {
    case none
    /// It fails at the same checks.
    case alike
    /// It fails at the same checks, with the same values.
    case same
  }

  private let grade: Grade
  private let part: Part
  private let stages: [Stage]

  /// Checks that a mistake has to end as the answer did; where it does not, the rest is spared.
  private struct Stage {
    let task: CodeTask
    let signature: FailureSignature
  }

  /// Takes the grade of an answer that failed at a task.
  init(grade: Grade, task: CodeTask, part: Part) {
    self.grade = grade
    self.part = part
    let made = task.checks.filter { $0.modes?.contains(part.gradingMode) ?? true }
    guard made.count == grade.checks.count else {
      // It did not come to its checks.
      stages = [Stage(task: task, signature: FailureSignature(grade))]
      return
    }
    // To wait once more for what hangs would tell nothing.
    var compared = zip(made, grade.checks).filter { $0.1.verdict != .timedOut }
    // What failed first tells most, and spares the rest for most mistakes.
    let telling = compared.firstIndex { !$0.1.passed }.map { compared.remove(at: $0) }
    let groups = [telling.map { [$0] } ?? [], compared]
    stages = groups.filter { !$0.isEmpty }.map { group in
      var part = task
      part.checks = group.map(\.0)
      var seen = grade
      seen.checks = group.map(\.1)
      return Stage(task: part, signature: FailureSignature(seen))
    }
  }

  /// Tries a mistake, as far as it may be the answer's.
  func likeness(
    of mistake: CodeTask.Mistake, trying grader: Grader
  ) throws(GradingError) -> Likeness {
    guard mistake.failure.mayBeThat(of: grade) else { return .none }
    let grader = grader.limited(to: Self.limits)
    var likeness = Likeness.same
    for stage in stages {
      let trial = try grader.grade(
        mistake.file.text, as: stage.task, points: part.points, mode: part.gradingMode)
      let other = FailureSignature(trial)
      guard trial.verdict.isAboutTheAnswer, other.isLike(stage.signature) else { return .none }
      if other != stage.signature { likeness = .alike }
    }
    return likeness
  }

  /// The answer ran out of no time at what is compared: a mistake that does is another one, and is
  /// not tried on.
  private static let limits: AnswerLimits = {
    var limits = AnswerLimits.standard
    limits.mostSecondsPerCheck = 1
    limits.runSeconds = 1
    return limits
  }()
}

extension CodeTask.Failure {
  /// Whether an answer with this grade may have failed in the stated way.
  fileprivate func mayBeThat(of grade: Grade) -> Bool {
    verdict == grade.verdict && message.map(grade.mentions) ?? true
  }
}
