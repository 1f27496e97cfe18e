/// Finds choices whose right options stand out by their length.
public struct LongerWhenRight: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "longer-when-right"
  /// What is found.
  public static let summary = "What is right is much longer than all that is wrong."

  /// How much longer than the longest wrong option an option has to be to stand out.
  private let factor = 1.5
  /// The least characters by which it has to be longer.
  private let margin = 15
  /// How much longer an option is that is seen to be the longest.
  private let visible = 1.1
  /// How far from what chance gives the longest options may be right, in standard deviations.
  private let deviations = 2.0
  /// The least choices from which on a bank is judged.
  private let least = 12

  /// Makes the rule.
  public init() {}

  /// Judges each choice, and all choices of the bank together.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    questions.flatMap { question in
      Self.choices(of: question).compactMap { index, choice in
        let (right, wrong) = Self.lengths(choice)
        guard let shortest = right.min(), let longest = wrong.max(), shortest >= longest + margin,
          Double(shortest) >= factor * Double(longest)
        else { return nil }
        return warning(
          question, "parts/\(index)/options",
          "what is right has \(shortest) characters or more, what is wrong \(longest) or fewer; "
            + "the length gives it away", in: bank)
      }
    } + bankFinding(bank)
  }

  private func bankFinding(_ bank: Bank) -> [Finding] {
    var choices = 0
    var longest = 0
    var expected = 0.0
    var variance = 0.0
    for question in bank.questions {
      for (_, choice) in Self.choices(of: question) {
        let (right, wrong) = Self.lengths(choice)
        guard let longestRight = right.max(), let longestWrong = wrong.max(),
          Double(max(longestRight, longestWrong))
            >= visible * Double(min(longestRight, longestWrong))
        else { continue }
        choices += 1
        if longestRight > longestWrong { longest += 1 }
        let chance = Double(right.count) / Double(right.count + wrong.count)
        expected += chance
        variance += chance * (1 - chance)
      }
    }
    guard choices >= least, Double(longest) > expected + deviations * variance.squareRoot(),
      let first = bank.questions.first
    else { return [] }
    return [
      Finding(
        place: Place(file: PathName.ancestor(of: bank.places(of: first.id)[""].file, 3)),
        severity: .warning, rule: Self.name, question: nil,
        message:
          "in \(longest) of \(choices) choices a right option is the longest, where chance has "
          + "it in about \(Int(expected.rounded())); whoever picks the longest does well")
    ]
  }

  /// The lengths of the right options and of the wrong ones, in characters.
  private static func lengths(_ choice: Choice) -> (right: [Int], wrong: [Int]) {
    let lengths = { (isCorrect: Bool) in
      choice.options.filter { $0.isCorrect == isCorrect }.map(\.text.count)
    }
    return (lengths(true), lengths(false))
  }

  /// The choices with text in every option.
  private static func choices(of question: Question) -> [(Int, Choice)] {
    question.parts.enumerated().compactMap { index, part in
      guard case .choose(let choice) = part.task,
        choice.options.allSatisfy({ !$0.text.isEmpty })
      else { return nil }
      return (index, choice)
    }
  }
}
