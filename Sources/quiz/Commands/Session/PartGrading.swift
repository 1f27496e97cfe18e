import QuizEngine

/// Grades the text of an answer to a part of any kind.
struct PartGrading {
  let part: Part
  let grader: Grader?

  /// A grade, and what the question says to somebody who fails like this.
  struct Graded {
    var grade: Grade
    var feedback: String?
  }

  /// Grades a text; nil where it is no answer to this kind of part.
  func grade(text: String) throws(GradingError) -> Graded? {
    if case .explain(let explanation) = part.task { return suggestion(explanation, text: text) }
    guard let submission = submission(text) else { return nil }
    return try grade(submission)
  }

  /// Grades what was handed in; nil where it is of another kind than the part wants.
  func grade(_ submission: Submission) throws(GradingError) -> Graded? {
    guard let grader else {
      return Grader.gradeWithoutCompiler(submission, to: part).map { grade in
        Graded(
          grade: grade,
          feedback: Grader.feedbackWithoutCompiler(on: grade, for: submission, to: part))
      }
    }
    guard let grade = try grader.grade(submission, to: part) else { return nil }
    return Graded(grade: grade, feedback: try grader.feedback(on: grade, for: submission, to: part))
  }

  /// What an answer to the part looks like, for those who gave something else.
  var expectation: String {
    if case .choose(let choice) = part.task {
      let last = ChoiceGrading.letter(of: choice.options.count - 1)
      return "this part wants letters from a to \(last)."
    }
    return "this is no answer to a part of the kind “\(part.kind.rawValue)”."
  }

  private func submission(_ text: String) -> Submission? {
    switch part.task {
    case .write, .repair: .code(text)
    case .predict: .prediction(PredictedOutcome(text))
    case .choose(let choice):
      ChoiceGrading.options(in: text, count: choice.options.count).map { .options($0) }
    case .explain: nil
    }
  }

  /// Words are graded by people; what they seem to say is only a suggestion.
  private func suggestion(_ explanation: Explanation, text: String) -> Graded {
    let said = RubricGrading.suggestions(for: text, in: explanation)
    var grade = RubricGrading.grade(said, in: explanation)
    grade.verdict = .notGradable
    grade.points = 0
    grade.message =
      "Explanations are graded by people: “quiz practice” lets you tick what you said. "
      + "The words suggest these key points."
    return Graded(grade: grade, feedback: nil)
  }
}

extension Part {
  /// Whether grading an answer calls the compiler.
  var needsCompiler: Bool { kind == .write || kind == .repair }
}
