import QuizTestSupport
import Synchronization
import Testing

@testable import QuizEngine

/// A small bank, and a prover that compiles nothing: it says of every attempt what it is told to.
struct SampleProof {
  static let task = CodeTask(
    starter: nil, starterFails: nil, solutions: [],
    mistakes: [], checks: [check()], rules: [], imports: [], allowsUnsafe: false,
    secondsPerCheck: 5)

  static func check(_ name: String = "one") -> Check {
    Check(
      name: name, points: 1, isHidden: false, setup: "",
      trial: .gives(expression: "f()", value: "1", within: nil), modes: nil)
  }

  static func question(
    _ id: String, solutions: [String] = ["func f() -> Int { 1 }"],
    mistakes: [String] = ["func f() -> Int { 2 }", "func f() -> Int { 3 }"],
    prompt: String = "Do it.", modes: [LanguageMode] = [.five, .six]
  ) throws -> Question {
    var task = task
    task.solutions = solutions.enumerated().map {
      SourceFile(name: "solution-\($0.offset).swift", text: $0.element)
    }
    task.mistakes = mistakes.enumerated().map {
      CodeTask.Mistake(
        file: SourceFile(name: "mistake-\($0.offset).swift", text: $0.element),
        failure: CodeTask.Failure(verdict: .wrong, message: nil), feedback: "No.")
    }
    return Question(
      id: try #require(Slug(id)), pack: try #require(Slug("sample")), title: "A title \(id)",
      format: .written, level: .beginner, topics: [try #require(Slug("topic"))], minutes: 5,
      since: nil, modes: modes, requires: [], prompt: prompt,
      parts: [Part(points: 1, prompt: nil, modes: modes, task: .write(task))], hints: [],
      explanation: "Because.", history: [], followUps: [], references: [])
  }

  static func bank(_ questions: [Question]) throws -> Bank {
    Bank(packs: [
      Pack(
        id: try #require(Slug("sample")), title: "Sample", summary: "Sample.", license: "MIT",
        questions: questions)
    ])
  }

  static func plan(_ questions: [Question]) throws -> ProofPlan {
    ProofPlan(questions, of: try bank(questions))
  }

  static let context = ProofContext(
    engine: "1", system: "test", compiler: "Swift test", sandbox: "none")

  /// What the stub compiler says: code with `1` in it is right, all else is wrong.
  static let honest: @Sendable (ClaimAttempt) -> ClaimObservation = { attempt in
    guard case .grade(let text, _, _) = attempt.work else {
      return .program(ProgramOutcome(ending: .compiled, diagnostics: [], output: ""))
    }
    let isRight = text.contains("1")
    return .grade(
      Grade(verdict: isRight ? .accepted : .wrong, points: isRight ? 1 : 0, possiblePoints: 1))
  }
}

/// Counts what is tried.
final class AttemptCounter: Sendable {
  private let attempts = Mutex<[ClaimAttempt]>([])

  var count: Int { attempts.withLock { $0.count } }
  var texts: [String] {
    attempts.withLock { attempts in
      attempts.compactMap { if case .grade(let text, _, _) = $0.work { text } else { nil } }
    }
  }

  func prover(
    cache: ProofCache? = nil, context: ProofContext = SampleProof.context, width: Int = 1,
    failsFast: Bool = false, cancellation: Cancellation = Cancellation(),
    _ answer: @escaping @Sendable (ClaimAttempt, Int) -> ClaimObservation = { attempt, _ in
      SampleProof.honest(attempt)
    }
  ) -> Prover {
    Prover(
      attempt: { attempt, _ throws(GradingError) in
        let before = self.attempts.withLock { attempts in
          attempts.append(attempt)
          return attempts.count { $0 == attempt } - 1
        }
        return answer(attempt, before)
      },
      compiler: "Swift test", width: width, cancellation: cancellation, cache: cache,
      context: context, failsFast: failsFast)
  }
}
