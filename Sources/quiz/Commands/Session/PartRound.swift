import QuizEngine

/// A part from the moment it is shown until it is accepted, given up or handed in.
struct PartRound {
  let runner: SessionRunner
  var scene: PartScene
  let start: ContinuousClock.Instant
  private var best: Grade?

  init(runner: SessionRunner, scene: PartScene, start: ContinuousClock.Instant) {
    self.runner = runner
    self.scene = scene
    self.start = start
  }

  private var front: any SessionFront { runner.front }
  private var tellsAtOnce: Bool { runner.feedback == .atOnce }

  /// Asks until the part is done; gives the session's end, if it ends here.
  mutating func play(_ result: inout QuestionResult) throws(InputEnd) -> SessionRunner.Ending? {
    if scene.part.needsCompiler, runner.grader == nil {
      front.tellFailure(runner.reason, in: scene)
      if tellsAtOnce { front.showAnswer(scene) }
      return nil
    }
    while true {
      if runner.timeIsUp() { return .timeUp }
      let move = try front.move(in: scene)
      if runner.timeIsUp() { return .timeUp }
      scene.isShown = true
      switch move {
      case .hint: showHint(&result)
      case .skip:
        result.isSkipped = true
        return nil
      case .quit: return .quit
      case .giveUp:
        keep(best ?? Self.nothing(for: scene.part), in: &result)
        if tellsAtOnce { front.showAnswer(scene) }
        return nil
      case .explain(let text):
        guard case .explain(let explanation) = scene.part.task else { continue }
        front.showAnswer(scene)
        let grade = RubricGrading.grade(
          try front.ticks(explanation, answer: text), in: explanation)
        scene.tries += 1
        keep(grade, in: &result)
        front.tell(PartGrading.Graded(grade: grade, feedback: nil), in: scene, source: "")
        return nil
      case .submit(let submission, let text):
        if submit(submission, text: text, result: &result) { return nil }
      }
    }
  }

  private mutating func showHint(_ result: inout QuestionResult) {
    guard scene.hintsLeft > 0 else { return }
    let hints = scene.question.hints
    front.showHint(hints[result.hints], number: result.hints + 1, of: hints.count)
    result.hints += 1
    scene.hintsLeft -= 1
  }

  /// Grades a submission; true where the part is done.
  private mutating func submit(
    _ submission: Submission, text: String, result: inout QuestionResult
  ) -> Bool {
    scene.lastText = text
    guard let graded = grade(submission) else {
      scene.tries += 1
      return false
    }
    // A fault of the tool is no try of the candidate's.
    if graded.grade.verdict.isAboutTheAnswer {
      scene.tries += 1
      if graded.grade.points >= best?.points ?? -1 { best = graded.grade }
    }
    guard tellsAtOnce else {
      guard graded.grade.verdict.isAboutTheAnswer else {
        front.tell(graded, in: scene, source: text)
        return false
      }
      front.tellTaken(scene)
      keep(graded.grade, in: &result)
      return true
    }
    front.tell(graded, in: scene, source: text)
    guard graded.grade.verdict == .accepted || !scene.part.needsCompiler else { return false }
    keep(best ?? graded.grade, in: &result)
    front.showAnswer(scene)
    return true
  }

  private func grade(_ submission: Submission) -> PartGrading.Graded? {
    do throws(GradingError) {
      let grading = PartGrading(
        part: scene.part, grader: scene.part.needsCompiler ? runner.grader : nil)
      return try front.whileGrading(scene) { () throws(GradingError) in
        try grading.grade(submission)
      }
    } catch {
      front.tellFailure(error.inWords, in: scene)
      return nil
    }
  }

  private func keep(_ grade: Grade, in result: inout QuestionResult) {
    let record = PartRecord(
      grade, part: scene.number, tries: max(1, scene.tries),
      seconds: start.duration(to: .now) / .seconds(1), hintCost: result.hintCost)
    result.parts.append(record)
    runner.recorder?.keep(record, of: scene.question)
  }

  private static func nothing(for part: Part) -> Grade {
    Grade(verdict: .wrong, points: 0, possiblePoints: part.points)
  }
}
