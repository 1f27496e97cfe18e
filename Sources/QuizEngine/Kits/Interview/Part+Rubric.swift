extension Part {
  /// What earns points in a talk.
  func rubricLines(part: Int) -> [Interview.Line] {
    let whole = { (text: String) in
      [Interview.Line(part: part, text: text, points: points, isSaid: false)]
    }
    switch task {
    case .explain(let explanation):
      return explanation.rubric.map {
        Interview.Line(part: part, text: $0.point, points: $0.points, isSaid: false)
      }
    case .write(let task), .repair(let task):
      let checks = task.checks.filter { $0.modes?.contains(gradingMode) ?? true }
      guard !checks.isEmpty else { return whole("The code does what is asked.") }
      return checks.map {
        Interview.Line(part: part, text: "The code: \($0.name)", points: $0.points, isSaid: false)
      }
    case .predict(let prediction):
      let outcome = prediction.outcome(in: gradingMode)
      return whole(outcome?.expectation ?? "Says what the program does.")
    case .choose(let choice):
      let right = Set(choice.options.indices.filter { choice.options[$0].isCorrect })
      return whole("Picks \(ChoiceGrading.letters(of: right)), and nothing else.")
    }
  }
}

extension Prediction.Outcome {
  /// What is to be said of a program, in Markdown.
  fileprivate var expectation: String {
    switch self {
    case .compiles: "Says that it compiles, and prints nothing."
    case .rejects(_, let lines):
      "Says that it does not compile, because of \(lines.count == 1 ? "line" : "lines") "
        + lines.map(String.init).joined(separator: ", ") + "."
    case .traps: "Says that it traps."
    case .prints(let text): Self.printing(text)
    }
  }

  private static func printing(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first, !first.contains("`") else { return "Says what it prints." }
    let more = lines.count - 1
    let rest = more == 0 ? "" : more == 1 ? " and one more line" : " and \(more) more lines"
    return "Says that it prints `\(first)`\(rest)."
  }
}
