/// Finds packs that have nothing for a level that the bank serves, or that lean to one format.
public struct LevelMix: QualityRule {
  /// The rule's name.
  public static let name: Finding.Rule = "level-mix"
  /// What is found.
  public static let summary = "A pack of some size has too little for a level or a format."

  /// The least questions from which on a pack is judged.
  private let least = 12
  /// The least share that each level and each format has.
  private let share = 0.1

  /// Makes the rule.
  public init() {}

  /// Judges the packs that the questions belong to.
  public func findings(in questions: [Question], of bank: Bank) -> [Finding] {
    let wanted = Set(questions.map(\.pack))
    return bank.packs.filter { wanted.contains($0.id) && $0.questions.count >= least }.flatMap {
      pack -> [Finding] in
      let floor = Int((share * Double(pack.questions.count)).rounded(.up))
      let levels = Level.allCases.map { level in
        (level.rawValue, pack.questions.count { $0.level == level })
      }
      let formats = Question.Format.allCases.map { format in
        (format.rawValue, pack.questions.count { $0.format == format })
      }
      guard let first = pack.questions.first else { return [] }
      let folder = PathName.ancestor(of: bank.places(of: first.id)[""].file, 2)
      return (levels + formats).filter { $0.1 < floor }.map { name, count in
        Finding(
          place: Place(file: folder), severity: .warning, rule: Self.name, question: nil,
          message: "of \(pack.questions.count) questions of the pack \(pack.id) "
            + "\(count == 0 ? "none is" : "only \(count) are") \(name)")
      }
    }
  }
}
