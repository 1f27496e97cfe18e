/// Finds choices whose right option stands out by its length.
public struct LongerWhenRight: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "longer-when-right"
  /// What is found.
  public static let summary = "The right option is much longer than each of the others."

  /// How much longer than the longest wrong option an option has to be to stand out.
  private let factor = 1.5
  /// The least characters by which it has to be longer.
  private let margin = 15
  /// The share of right options that are the longest, from which on a bank betrays them.
  private let share = 0.6
  /// The least choices from which on a bank is judged.
  private let least = 12

  /// Makes the rule.
  public init() {}

  /// Judges each choice, and all choices of the bank together.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    questions.flatMap { question in
      Self.choices(of: question).compactMap { index, choice in
        let lengths = choice.options.map { Self.length($0) }
        guard let right = choice.options.firstIndex(where: \.isCorrect) else { return nil }
        let others = lengths.enumerated().filter { $0.offset != right }.map(\.element)
        guard let longest = others.max(), lengths[right] >= longest + margin,
          Double(lengths[right]) >= factor * Double(longest)
        else { return nil }
        return warning(
          question, "parts/\(index)/options/\(right)",
          "the right option has \(lengths[right]) characters, the longest wrong one \(longest); "
            + "its length gives it away", in: bank)
      }
    } + bankFinding(bank)
  }

  private func bankFinding(_ bank: Bank) -> [Finding] {
    var choices = 0
    var longest = 0
    for question in bank.questions {
      for (_, choice) in Self.choices(of: question) {
        let lengths = choice.options.map { Self.length($0) }
        guard let right = choice.options.firstIndex(where: \.isCorrect), Set(lengths).count > 1
        else { continue }
        choices += 1
        let others = lengths.enumerated().filter { $0.offset != right }.map(\.element)
        if others.allSatisfy({ $0 < lengths[right] }) { longest += 1 }
      }
    }
    guard choices >= least, Double(longest) > share * Double(choices),
      let first = bank.questions.first
    else { return [] }
    return [
      Finding(
        place: Place(file: PathName.ancestor(of: bank.places(of: first.id)[""].file, 3)),
        severity: .warning, rule: Self.name, question: nil,
        message: "in \(longest) of \(choices) choices the right option is the longest; "
          + "whoever picks the longest passes")
    ]
  }

  /// The choices with one right option and text in every option.
  private static func choices(of question: Question) -> [(Int, Choice)] {
    question.parts.enumerated().compactMap { index, part in
      guard case .choose(let choice) = part.task, !choice.allowsSeveral,
        choice.options.count(where: \.isCorrect) == 1,
        choice.options.allSatisfy({ !$0.text.isEmpty })
      else { return nil }
      return (index, choice)
    }
  }

  private static func length(_ option: Choice.Option) -> Int { option.text.count }
}
