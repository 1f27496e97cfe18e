/// Finds banks whose right options stand mostly in the same place.
public struct AnswerPositions: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "unbalanced-key"
  /// What is found.
  public static let summary = "The right options stand in one place more often than chance has it."

  /// The least choices from which on a pack is judged.
  private let least = 12
  /// How far from what chance gives the most frequent place may be, in standard deviations.
  private let deviations = 3.0

  /// Makes the rule.
  public init() {}

  /// Judges the choices of each pack by how often each letter is right.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    let wanted = Set(questions.map(\.pack))
    return bank.packs.filter { wanted.contains($0.id) }.compactMap { pack in
      var counts: [Int: Int] = [:]
      var expected: [Int: Double] = [:]
      var variance: [Int: Double] = [:]
      var choices = 0
      for part in pack.questions.flatMap(\.parts) {
        guard case .choose(let choice) = part.task, !choice.allowsSeveral,
          let right = choice.options.firstIndex(where: \.isCorrect)
        else { continue }
        choices += 1
        counts[right, default: 0] += 1
        let chance = 1 / Double(choice.options.count)
        for place in choice.options.indices {
          expected[place, default: 0] += chance
          variance[place, default: 0] += chance * (1 - chance)
        }
      }
      guard choices >= least else { return nil }
      let odd = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first { place, count in
        let excess = Double(count) - (expected[place] ?? 0)
        return excess > deviations * (variance[place] ?? 0).squareRoot()
      }
      guard let (place, count) = odd, let first = pack.questions.first else { return nil }
      let letter = Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(min(place, 25))))
      let folder = PathName.ancestor(of: bank.places(of: first.id)[""].file, 2)
      return Finding(
        place: Place(file: folder), severity: .warning, rule: Self.name, question: nil,
        message: "in \(count) of \(choices) choices of the pack \(pack.id) the right option is "
          + "\(letter); spread them")
    }
  }
}
