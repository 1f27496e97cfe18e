import QuizEngine

/// Asks questions one after another, grades what is handed in, and keeps what came of it.
struct SessionRunner {
  /// How a session came to its end.
  enum Ending {
    /// Every question was asked.
    case done
    /// The candidate wanted to stop.
    case quit
    /// The input ended, or a signal came.
    case cut(InputEnd)
  }

  let front: any SessionFront
  /// Grades code; nil where there is no compiler.
  let grader: Grader?
  /// Why there is no grader.
  let reason: String
  /// Draws the order of options.
  let seed: UInt64

  /// Asks the questions; what was answered is summed up, however the session ends.
  func run(_ questions: [Question]) -> Ending {
    var results: [QuestionResult] = []
    front.begin(questions)
    var ending = Ending.done
    for (index, question) in questions.enumerated() {
      front.present(question, number: index + 1, of: questions.count)
      var result = QuestionResult(question: question)
      let start = ContinuousClock.now
      let outcome = ask(question, result: &result)
      result.seconds = start.duration(to: .now) / .seconds(1)
      results.append(result)
      do throws(InputEnd) {
        if case .cut(let end) = outcome { throw end }
        if case .quit = outcome {
          ending = .quit
          break
        }
        if result.isSkipped { continue }
        if try !front.finish(result, isLast: index + 1 == questions.count) {
          ending = .quit
          break
        }
      } catch {
        ending = .cut(error)
        break
      }
    }
    front.end(SessionSummary(results: results, planned: questions.count))
    return ending
  }

  private func ask(_ question: Question, result: inout QuestionResult) -> Ending {
    for (index, part) in question.parts.enumerated() {
      var scene = PartScene(
        question: question, part: part, number: index + 1,
        optionOrder: optionOrder(of: part, in: question, index: index),
        hintsLeft: question.hints.count - result.hints, canCompile: grader != nil)
      do throws(InputEnd) {
        let goesOn = try ask(&scene, result: &result)
        if !goesOn { return .quit }
      } catch {
        return .cut(error)
      }
      if result.isSkipped { break }
    }
    return .done
  }

  /// Asks a part until it is accepted or given up; false where the session is to end.
  private func ask(
    _ scene: inout PartScene, result: inout QuestionResult
  ) throws(InputEnd) -> Bool {
    if scene.part.needsCompiler, grader == nil {
      front.tellFailure(reason, in: scene)
      front.showAnswer(scene)
      return true
    }
    var part = PartResult(number: scene.number, grade: nil, tries: 0)
    defer { if !result.isSkipped { result.parts.append(part) } }
    while true {
      let move = try front.move(in: scene)
      scene.isShown = true
      switch move {
      case .hint:
        guard scene.hintsLeft > 0 else { continue }
        let hints = scene.question.hints
        front.showHint(hints[result.hints], number: result.hints + 1, of: hints.count)
        result.hints += 1
        scene.hintsLeft -= 1
      case .giveUp:
        if part.grade == nil { part.grade = Self.nothing(for: scene.part) }
        front.showAnswer(scene)
        return true
      case .skip:
        result.isSkipped = true
        return true
      case .quit: return false
      case .explain(let text):
        guard case .explain(let explanation) = scene.part.task else { continue }
        front.showAnswer(scene)
        let ticked = try front.ticks(explanation, answer: text)
        part.tries += 1
        part.grade = RubricGrading.grade(ticked, in: explanation)
        if let grade = part.grade {
          front.tell(PartGrading.Graded(grade: grade, feedback: nil), in: scene, source: "")
        }
        return true
      case .submit(let submission, let text):
        scene.tries += 1
        scene.lastText = text
        guard let graded = grade(submission, scene: scene) else { continue }
        // A fault of the tool is no try of the candidate's.
        if graded.grade.verdict.isAboutTheAnswer {
          part.tries += 1
          if graded.grade.points >= part.grade?.points ?? -1 { part.grade = graded.grade }
        }
        front.tell(graded, in: scene, source: text)
        if graded.grade.verdict == .accepted || !scene.part.needsCompiler {
          front.showAnswer(scene)
          return true
        }
      }
    }
  }

  private func grade(_ submission: Submission, scene: PartScene) -> PartGrading.Graded? {
    do throws(GradingError) {
      guard let grader, scene.part.needsCompiler else {
        return Grader.gradeWithoutCompiler(submission, to: scene.part).map { grade in
          PartGrading.Graded(
            grade: grade,
            feedback: Grader.feedbackWithoutCompiler(
              on: grade, for: submission, to: scene.part))
        }
      }
      guard let grade = try grader.grade(submission, to: scene.part) else { return nil }
      let feedback = try grader.feedback(on: grade, for: submission, to: scene.part)
      return PartGrading.Graded(grade: grade, feedback: feedback)
    } catch {
      front.tellFailure(error.inWords, in: scene)
      return nil
    }
  }

  private static func nothing(for part: Part) -> Grade {
    Grade(verdict: .wrong, points: 0, possiblePoints: part.points)
  }

  private func optionOrder(of part: Part, in question: Question, index: Int) -> [Int] {
    guard case .choose(let choice) = part.task else { return [] }
    let name = Digest(texts: ["\(seed)", question.id.text, "\(index)"]).prefix(15)
    var generator = SeededGenerator(seed: UInt64(name, radix: 16) ?? seed)
    return generator.shuffled(Array(choice.options.indices))
  }
}
