import QuizEngine

/// Asks questions one after another, grades what is handed in, and keeps what came of it.
struct SessionRunner {
  let front: any SessionFront
  /// Grades code; nil where there is no compiler.
  let grader: Grader?
  /// Why there is no grader.
  let reason: String
  /// Draws the order of options.
  let seed: UInt64
  /// Keeps what happens; nil where nothing is kept.
  let recorder: (any SessionRecorder)?
  /// When a candidate learns what an answer is worth.
  let feedback: Feedback
  /// When the time is over; nil where there is no limit.
  let deadline: ContinuousClock.Instant?

  /// Asks the questions of a source; what was answered is summed up, however the session ends.
  func run(_ source: inout some QuestionSource) -> Ending {
    var results: [QuestionResult] = []
    var ending = Ending.done
    while let question = source.next() {
      if isTimeUp {
        ending = .timeUp
        break
      }
      let (result, outcome) = ask(question, number: results.count + 1, of: source.count)
      results.append(result)
      let rating = keep(result, outcome: outcome)
      source.take(result, rating: rating)
      if let outcome {
        ending = outcome
        break
      }
      if result.isSkipped || feedback == .atTheEnd { continue }
      do throws(InputEnd) {
        let isLast = results.count == source.count
        if try !front.finish(result, rating: rating, recorder: recorder, isLast: isLast) {
          ending = .quit
          break
        }
      } catch {
        ending = .cut(error)
        break
      }
    }
    if case .timeUp = ending { front.tellTimeIsUp() }
    front.end(SessionSummary(results: results, planned: source.planned ?? results.count))
    return ending
  }

  private var secondsLeft: Int? {
    deadline.map { deadline in
      let left = ContinuousClock.now.duration(to: deadline) / .seconds(1)
      return Int(left.rounded(.up))
    }
  }

  private var isTimeUp: Bool { deadline.map { $0 <= .now } ?? false }

  private func keep(_ result: QuestionResult, outcome: Ending?) -> Rating? {
    if result.isSkipped {
      recorder?.skip(result.question)
      return nil
    }
    // A question that was left in the middle goes on where it was left.
    guard outcome == nil, result.isAnswered else { return nil }
    return recorder?.keep(result)
  }

  /// Asks the parts of a question that are not answered yet; gives the session's end, if it ends.
  private func ask(_ question: Question, number: Int, of count: Int?) -> (QuestionResult, Ending?) {
    front.present(question, number: number, of: count, secondsLeft: secondsLeft)
    var result = QuestionResult(
      question: question, open: recorder?.open(question) ?? OpenQuestion())
    for (index, hint) in question.hints.prefix(result.hints).enumerated() {
      front.showHint(hint, number: index + 1, of: question.hints.count)
    }
    let before = result.seconds
    let start = ContinuousClock.now
    let spent = { before + start.duration(to: .now) / .seconds(1) }
    for (index, part) in question.parts.enumerated() {
      if result.parts.contains(where: { $0.part == index + 1 }) { continue }
      let scene = PartScene(
        question: question, part: part, number: index + 1,
        optionOrder: optionOrder(of: part, in: question, index: index),
        hintsLeft: question.hints.count - result.hints, canCompile: grader != nil)
      do throws(InputEnd) {
        let earlier = result.tries.first { $0.part == index + 1 }
        var round = PartRound(runner: self, scene: scene, start: .now, earlier: earlier)
        if let ending = try round.play(&result) {
          result.seconds = spent()
          return (result, ending)
        }
      } catch {
        result.seconds = spent()
        return (result, .cut(error))
      }
      if result.isSkipped { break }
    }
    result.seconds = spent()
    return (result, nil)
  }

  private func optionOrder(of part: Part, in question: Question, index: Int) -> [Int] {
    guard case .choose(let choice) = part.task else { return [] }
    var generator = SeededGenerator(seed: seed, words: question.id.text, "\(index)")
    return generator.shuffled(choice.options.indices)
  }

  /// Whether the time was over before a move.
  func timeIsUp() -> Bool { isTimeUp }
}

extension SessionRunner {
  /// How a session came to its end.
  enum Ending {
    /// Every question was asked.
    case done
    /// The candidate wanted to stop.
    case quit
    /// The time is over.
    case timeUp
    /// The input ended, or a signal came.
    case cut(InputEnd)
  }

  /// When a candidate learns what an answer is worth.
  enum Feedback {
    /// At once, with the answer.
    case atOnce
    /// When the session is over.
    case atTheEnd
  }
}
