/// Finds banks whose right options stand mostly in the same place.
public struct AnswerPositions: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "unbalanced-key"
  /// What is found.
  public static let summary = "The right options stand in one place more often than chance has it."

  /// The least choices from which on a bank is judged.
  private let least = 12
  /// How far from what chance gives the most frequent place may be, in standard deviations.
  private let deviations = 3.0

  /// Makes the rule.
  public init() {}

  /// Judges the choices of the bank by how often each letter is right.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    var counts: [Int: Int] = [:]
    var expected: [Int: Double] = [:]
    var variance: [Int: Double] = [:]
    var choices = 0
    for part in bank.questions.flatMap(\.parts) {
      guard case .choose(let choice) = part.task else { continue }
      choices += 1
      let chance =
        Double(choice.options.count(where: \.isCorrect)) / Double(choice.options.count)
      for (place, option) in choice.options.enumerated() {
        if option.isCorrect { counts[place, default: 0] += 1 }
        expected[place, default: 0] += chance
        variance[place, default: 0] += chance * (1 - chance)
      }
    }
    guard choices >= least else { return [] }
    let odd = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first { place, count in
      let excess = Double(count) - (expected[place] ?? 0)
      return excess > deviations * (variance[place] ?? 0).squareRoot()
    }
    guard let (place, count) = odd, let first = bank.questions.first else { return [] }
    let letter = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(min(place, 25))))
    let folder = PathName.ancestor(of: bank.places(of: first.id)[""].file, 3)
    return [
      Finding(
        place: Place(file: folder), severity: .warning, rule: Self.name, question: nil,
        message:
          "in \(count) of \(choices) choices the option \(letter) is right, where chance has "
          + "it in about \(Int((expected[place] ?? 0).rounded())); spread them")
    ]
  }
}
