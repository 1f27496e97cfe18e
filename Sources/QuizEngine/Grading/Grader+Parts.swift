extension Grader {
  /// Grades what was handed in for a part; nil where it is of another kind than the part wants.
  public func grade(
    _ submission: Submission, to part: Part
  ) throws(GradingError) -> Grade? {
    switch (part.task, submission) {
    case (.write(let task), .code(let text)), (.repair(let task), .code(let text)):
      return try grade(text, as: task, points: part.points, mode: part.gradingMode)
    default: return Self.gradeWithoutCompiler(submission, to: part)
    }
  }

  /// Grades what needs no compiler: predictions, options, explanations.
  public static func gradeWithoutCompiler(_ submission: Submission, to part: Part) -> Grade? {
    switch (part.task, submission) {
    case (.predict(let prediction), .prediction(let predicted)):
      prediction.outcome(in: part.gradingMode).map { truth in
        PredictionGrading.grade(predicted, truth: truth, points: part.points)
      }
    case (.choose(let choice), .options(let picked)):
      ChoiceGrading.grade(picked, in: choice, points: part.points)
    case (.explain(let explanation), .ticks(let ticked)):
      RubricGrading.grade(ticked, in: explanation)
    default: nil
    }
  }

  /// The feedback that the question holds for an answer that failed as one of its mistakes does.
  ///
  /// - Returns: Markdown, or nothing where no mistake is recognised.
  public func feedback(
    on grade: Grade, for submission: Submission, to part: Part
  ) throws(GradingError) -> String? {
    guard grade.verdict != .accepted else { return nil }
    switch (part.task, submission) {
    case (.write(let task), .code), (.repair(let task), .code):
      return try feedback(on: grade, task: task, part: part)
    default: return Self.feedbackWithoutCompiler(on: grade, for: submission, to: part)
    }
  }

  /// The feedback on what was graded without a compiler.
  public static func feedbackWithoutCompiler(
    on grade: Grade, for submission: Submission, to part: Part
  ) -> String? {
    guard grade.verdict != .accepted else { return nil }
    switch (part.task, submission) {
    case (.predict(let prediction), .prediction(let predicted)):
      return prediction.mistakes.first { mistake in
        isSame(PredictedOutcome(mistake.answer), predicted)
      }?.feedback
    case (.choose(let choice), .options(let picked)):
      let wrong = picked.sorted().filter { !choice.options[$0].isCorrect }
      let told = wrong.compactMap { choice.options[$0].feedback }
      return told.isEmpty ? nil : told.joined(separator: "\n\n")
    default: return nil
    }
  }

  private func feedback(
    on grade: Grade, task: CodeTask, part: Part
  ) throws(GradingError) -> String? {
    guard grade.verdict.isAboutTheAnswer else { return nil }
    let comparison = MistakeComparison(grade: grade, task: task, part: part)
    var alike: String?
    for mistake in task.mistakes {
      switch try comparison.likeness(of: mistake, trying: self) {
      case .same: return mistake.feedback
      case .alike where alike == nil: alike = mistake.feedback
      case .alike, .none: continue
      }
    }
    return alike
  }

  private static func isSame(_ one: PredictedOutcome, _ other: PredictedOutcome) -> Bool {
    switch (one, other) {
    case (.prints(let left), .prints(let right)): PrintedText.matches(left, right)
    case (.traps(let left), .traps(let right)): PrintedText.matches(left, right)
    default: one == other
    }
  }
}
