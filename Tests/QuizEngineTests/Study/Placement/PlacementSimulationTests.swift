import QuizEngine
import Testing

/// Lets candidates of known ability take the test.
@Suite struct PlacementSimulationTests {
  /// What a way of testing does to a thousand candidates.
  struct Outcome {
    var squares = 0.0
    var hits = 0
    var covered = 0
    var questions = 0
    var candidates = 0

    mutating func take(_ estimate: AbilityEstimate, truth: Double, asked: Int) {
      let error = estimate.ability - truth
      squares += error * error
      questions += asked
      candidates += 1
      if AbilityEstimate.level(of: estimate.ability) == AbilityEstimate.level(of: truth) {
        hits += 1
      }
      if abs(error) <= 1.96 * estimate.standardError { covered += 1 }
    }

    var error: Double { (squares / Double(candidates)).squareRoot() }
    var hitShare: Double { Double(hits) / Double(candidates) }
    var coveredShare: Double { Double(covered) / Double(candidates) }
    var meanQuestions: Double { Double(questions) / Double(candidates) }
  }

  private static let ten = PlacementRules(fewest: 10, most: 10, certainty: 1)

  /// A bank of 60 items, and what they are really like: their difficulties are off by a normal error.
  private static func bank(
    deviation: Double, _ generator: inout SeededGenerator
  ) -> (items: [PlacementItem], truth: [PlacementItem]) {
    let items = PlacementItem.items(of: Question.samples(60)).map { item in
      PlacementItem(id: item.id, difficulty: item.difficulty, topics: item.topics)
    }
    let truth = items.map { item in
      let difficulty = item.difficulty + deviation * normal(&generator)
      return PlacementItem(id: item.id, difficulty: difficulty)
    }
    return (items, truth)
  }

  private static func simulate(
    deviation: Double
  ) -> (adaptive: Outcome, fixed: Outcome, ending: Outcome) {
    var generator = SeededGenerator(seed: 2026)
    let (items, truth) = bank(deviation: deviation, &generator)
    let byDifficulty = items.sorted { $0.difficulty < $1.difficulty }
    // A fixed test of ten: evenly from the easiest to the hardest.
    let fixedTest = (0..<10).map { byDifficulty[3 + $0 * 6] }
    var outcome = (adaptive: Outcome(), fixed: Outcome(), ending: Outcome())
    for candidate in 0..<1000 {
      let ability = 1.5 * normal(&generator)
      // One answer to each item, whichever test asks it, so that luck is the same for all.
      let right = truth.filter { item in
        generator.unit() < RaschModel.chance(ability: ability, item: item)
      }
      let solved = Set(right.map(\.id))
      for (rules, path) in [
        (ten, \(adaptive: Outcome, fixed: Outcome, ending: Outcome).adaptive),
        (.standard, \.ending),
      ] {
        var placement = Placement(items: items, seed: UInt64(candidate), rules: rules)
        while let next = placement.next { placement.answer(next, isRight: solved.contains(next)) }
        outcome[keyPath: path].take(
          placement.estimate, truth: ability, asked: placement.answered.count)
      }
      var estimate = AbilityEstimate()
      for item in fixedTest { estimate.take(item, isRight: solved.contains(item.id)) }
      outcome.fixed.take(estimate, truth: ability, asked: 10)
    }
    return outcome
  }

  @Test(arguments: [0.0, 0.5])
  func tenAdaptiveQuestionsBeatTenFixedOnes(deviation: Double) {
    let (adaptive, fixed, ending) = Self.simulate(deviation: deviation)
    let report: Comment = """
      items off by \(deviation): adaptive \(adaptive.error), level \(adaptive.hitShare), within \
      1.96 errors \(adaptive.coveredShare); fixed \(fixed.error), level \(fixed.hitShare); with the \
      end rule \(ending.error), level \(ending.hitShare), questions \(ending.meanQuestions)
      """
    #expect(adaptive.error < 0.95 * fixed.error, report)
    #expect(adaptive.error < 0.8, report)
    #expect(adaptive.hitShare > 0.7, report)
    #expect(adaptive.coveredShare > 0.9, report)
    #expect((8.5...11.5).contains(ending.meanQuestions), report)
    #expect(ending.hitShare > 0.7, report)
  }

  /// A number of the normal distribution, nearly.
  private static func normal(_ generator: inout SeededGenerator) -> Double {
    // The sum of twelve uniform numbers has its mean and variance, and needs no C library.
    (0..<12).reduce(-6.0) { sum, _ in sum + generator.unit() }
  }
}
