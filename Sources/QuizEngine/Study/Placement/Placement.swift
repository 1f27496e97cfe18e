/// An adaptive test that finds a candidate's level.
///
/// The next question is the most informative one at the ability estimated so far, after Frederic
/// Lord, Applications of Item Response Theory to Practical Testing Problems, 1980, chapter 10. Among
/// those that are nearly as good topics take turns, and then chance decides, after Kingsbury and
/// Zara, Procedures for Selecting Items for Computerized Adaptive Tests, 1989.
public struct Placement: Sendable {
  /// What the answers say so far.
  public private(set) var estimate = AbilityEstimate()
  /// The questions that were answered, in order.
  public private(set) var answered: [Slug] = []
  private let rules: PlacementRules
  private var items: [PlacementItem]
  private var generator: SeededGenerator
  private var topicCounts: [Slug: Int] = [:]

  /// Takes the items, the seed that decides between equals, and when to end.
  public init(
    items: [PlacementItem], seed: UInt64, rules: PlacementRules = .standard
  ) {
    self.items = items
    self.rules = rules
    generator = SeededGenerator(seed: seed)
  }

  /// The question to ask next; nothing at the end. It is the same until it is answered or passed over.
  public var next: Slug? {
    isDone ? nil : pick()?.id
  }

  /// Whether enough is known, or nothing is left to ask.
  public var isDone: Bool {
    if items.isEmpty || answered.count >= rules.most { return true }
    guard answered.count >= rules.fewest else { return false }
    return estimate.chance(of: level) >= rules.certainty
  }

  /// The likeliest level.
  public var level: Level { AbilityEstimate.level(of: estimate.ability) }

  /// What was found.
  public var result: PlacementResult {
    PlacementResult(
      level: level, ability: estimate.ability, standardError: estimate.standardError,
      answered: answered.count)
  }
}

extension Placement {
  /// Takes an answer; one to a question that is not asked, or no longer, changes nothing.
  public mutating func answer(_ question: Slug, isRight: Bool) {
    guard let item = remove(question) else { return }
    estimate.take(item, isRight: isRight)
    answered.append(question)
    for topic in item.topics { topicCounts[topic, default: 0] += 1 }
  }

  /// Passes a question over, which says nothing of the ability.
  public mutating func skip(_ question: Slug) {
    _ = remove(question)
  }

  private mutating func remove(_ question: Slug) -> PlacementItem? {
    guard let index = items.firstIndex(where: { $0.id == question }) else { return nil }
    _ = generator.next()
    return items.remove(at: index)
  }

  /// The share of the best question's information that makes another one nearly as good.
  private static let nearlyAsGood = 0.95

  private func pick() -> PlacementItem? {
    let ability = estimate.ability
    let rated = items.map { ($0, RaschModel.information(ability: ability, item: $0)) }
    guard let best = rated.map(\.1).max() else { return nil }
    let good = rated.filter { $0.1 >= best * Self.nearlyAsGood }.map(\.0)
    let fewest = good.map(turns).min() ?? 0
    var generator = generator
    return generator.shuffled(good.filter { turns($0) == fewest }).first
  }

  private func turns(_ item: PlacementItem) -> Int {
    item.topics.map { topicCounts[$0] ?? 0 }.max() ?? 0
  }
}
