import QuizEngine

extension HelpTopic {
  /// How answers are graded, and what verdicts mean.
  static let grading = HelpTopic(
    "grading", summary: "How answers are graded, and what verdicts mean",
    text: """
      Code is compiled by your own Swift compiler, together with the checks of the question, and run. A
      part may forbid or demand constructs, such as `guard` or force unwrapping, and may allow modules to
      be imported; its text says so. Each check earns its points, also when another one crashes.

      | verdict | in JSON | meaning |
      | --- | --- | --- |
      \(verdicts)

      The last two are no fault of the answer, cost no try, and are never rated.

      An answer has \(limits.compileSeconds) seconds to compile and at most
      \(limits.mostSecondsPerCheck) seconds for a check, \(limits.runMemory >> 30) GiB of memory, and
      \(limits.runOutput >> 20) MiB of output. Expected values never enter the program that is
      graded: it reports what it saw, and `quiz` compares.
      """)

  private static let limits = AnswerLimits.standard

  private static let verdicts = Verdict.allCases.map {
    "| \($0.words) | `\($0.rawValue)` | \(meaning(of: $0)) |"
  }.joined(separator: "\n")

  private static func meaning(of verdict: Verdict) -> String {
    switch verdict {
    case .accepted: "everything is right"
    case .partly: "some checks pass"
    case .wrong: "no check passes"
    case .doesNotCompile: "the compiler refuses it, and says why"
    case .breaksARule: "it uses what the part forbids, or lacks what it demands"
    case .crashed: "a trap or a signal ended it; the message and the line are told"
    case .timedOut: "it did not end in time; an endless loop, or waiting"
    case .tooMuchOutput: "it wrote more than it may"
    case .outOfMemory: "it wanted more memory than it may have"
    case .compilerGaveUp: "the compiler crashed, or could not come to an end"
    case .notGradable: "something on this machine failed"
    }
  }
}
