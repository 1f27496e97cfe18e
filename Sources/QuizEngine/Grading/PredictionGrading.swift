/// Grades what a candidate says that a program does.
public enum PredictionGrading {
  /// Compares a prediction with the truth.
  ///
  /// The right kind with wrong lines, or with wrong output before a trap, is worth half.
  public static func grade(
    _ predicted: PredictedOutcome, truth: Prediction.Outcome, points: Int
  ) -> Grade {
    let share = share(predicted, truth)
    let verdict: Verdict = share == 1 ? .accepted : share > 0 ? .partly : .wrong
    let result = CheckResult(
      name: "what the program does", code: "", verdict: share == 1 ? .accepted : .wrong,
      points: points, expected: words(for: truth), got: words(for: predicted))
    return Grade(
      verdict: verdict, points: share * Double(points), possiblePoints: points, checks: [result])
  }

  private static func share(_ predicted: PredictedOutcome, _ truth: Prediction.Outcome) -> Double {
    switch (truth, predicted) {
    case (.prints(let text), .prints(let said)): PrintedText.matches(said, text) ? 1 : 0
    case (.prints(let text), .compiles): PrintedText.matches("", text) ? 1 : 0
    case (.compiles, .compiles): 1
    case (.compiles, .prints(let said)): PrintedText.matches(said, "") ? 1 : 0
    case (.rejects(_, let lines), .rejects(let said)): lines == said ? 1 : 0.5
    case (.traps(_, let text), .traps(let said)): PrintedText.matches(said, text) ? 1 : 0.5
    default: 0
    }
  }

  /// The truth in words.
  public static func words(for truth: Prediction.Outcome) -> String {
    switch truth {
    case .prints(let text): text
    case .compiles: "compiles"
    case .rejects(_, let lines): refusal(lines: lines)
    case .traps(_, let prints): prints.isEmpty ? "traps" : "traps\n\(prints)"
    }
  }

  /// A prediction in words.
  public static func words(for predicted: PredictedOutcome) -> String {
    switch predicted {
    case .prints(let text): text
    case .compiles: "compiles"
    case .rejects(let lines): refusal(lines: lines)
    case .traps(let output): output.isEmpty ? "traps" : "traps\n\(output)"
    }
  }

  private static func refusal(lines: [Int]) -> String {
    lines.isEmpty
      ? "does not compile" : "does not compile: " + lines.map(String.init).joined(separator: ", ")
  }
}
