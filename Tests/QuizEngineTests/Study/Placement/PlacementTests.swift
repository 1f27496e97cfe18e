import QuizEngine
import Testing

@Suite struct PlacementTests {
  /// Items that cannot be guessed.
  private let items = PlacementItem.items(of: Question.samples(60)).map { item in
    PlacementItem(id: item.id, difficulty: item.difficulty, topics: item.topics)
  }

  @Test func difficultiesFollowLevelsAndMinutes() throws {
    let byLevel = Level.allCases.map { PlacementItem.difficulty(of: $0) }
    #expect(byLevel == [-1.5, 0, 1.5])
    let short = PlacementItem(.sample("a", level: .advanced, minutes: 2), usualMinutes: 4)
    let long = PlacementItem(.sample("b", level: .advanced, minutes: 60), usualMinutes: 4)
    #expect(short.difficulty == 1.1)
    #expect(long.difficulty == 1.9)
    #expect(short.guessing == 0.5)
    #expect(
      PlacementItem(.sample("c", parts: [.choose, .write]), usualMinutes: 4).guessing == 0.25)
  }

  @Test func informationIsThatOfTheModel() {
    let plain = PlacementItem(id: .id("a"), difficulty: 1)
    #expect(RaschModel.chance(ability: 1, item: plain) == 0.5)
    #expect(RaschModel.information(ability: 1, item: plain) == 0.25)
    let guessed = PlacementItem(id: .id("a"), difficulty: 1, guessing: 0.5)
    #expect(RaschModel.chance(ability: 1, item: guessed) == 0.75)
    // By definition: the slope's square over the variance.
    let step = 1e-6
    for ability in [-2.0, 0, 0.7, 3] {
      for item in [plain, guessed] {
        let chance = RaschModel.chance(ability: ability, item: item)
        let slope =
          (RaschModel.chance(ability: ability + step, item: item)
            - RaschModel.chance(ability: ability - step, item: item)) / (2 * step)
        let expected = slope * slope / (chance * (1 - chance))
        #expect(abs(RaschModel.information(ability: ability, item: item) - expected) < 1e-6)
      }
    }
  }

  @Test func estimateMovesWithAnswersAndGrowsSurer() {
    var estimate = AbilityEstimate()
    #expect(abs(estimate.ability) < 1e-9)
    #expect(abs(estimate.standardError - 1.5) < 0.01)
    var last = estimate
    for _ in 0..<10 {
      estimate.take(PlacementItem(id: .id("a"), difficulty: 0), isRight: true)
      #expect(estimate.ability > last.ability)
      #expect(estimate.standardError < last.standardError)
      last = estimate
    }
    let chances = Level.allCases.map(estimate.chance)
    #expect(abs(chances.reduce(0, +) - 1) < 1e-9)
    #expect(chances[2] > 0.9)
  }

  @Test func asksOfTheMiddleFirstAndFollowsTheAnswers() throws {
    var placement = Placement(items: items, seed: 1)
    let first = try #require(placement.next)
    #expect(placement.next == first)
    #expect(abs(try difficulty(first)) <= 0.5)
    for _ in 0..<5 { placement.answer(try #require(placement.next), isRight: true) }
    #expect(try difficulty(try #require(placement.next)) > 1)
    #expect(placement.level == .advanced)
  }

  @Test(arguments: [true, false])
  func endsAfterAboutTenQuestions(isRight: Bool) throws {
    var placement = Placement(items: items, seed: 1)
    var asked: Set<Slug> = []
    while let next = placement.next {
      try #require(asked.insert(next).inserted)
      placement.answer(next, isRight: isRight)
    }
    #expect((8...12).contains(asked.count))
    #expect(placement.result.level == (isRight ? .advanced : .beginner))
    #expect(placement.result.answered == asked.count)
  }

  @Test func skippedQuestionsSayNothing() throws {
    var placement = Placement(items: items, seed: 1)
    let before = placement.estimate
    let first = try #require(placement.next)
    placement.skip(first)
    #expect(placement.estimate == before)
    #expect(placement.next != first)
    placement.answer(first, isRight: true)
    #expect(placement.answered.isEmpty)
  }

  @Test func smallBanksEndEarly() {
    var placement = Placement(items: [items[0]], seed: 1)
    placement.answer(items[0].id, isRight: true)
    #expect(placement.next == nil)
    #expect(Placement(items: [], seed: 1).isDone)
  }

  @Test func topicsTakeTurns() throws {
    var placement = Placement(items: items.filter { abs($0.difficulty) < 0.5 }, seed: 1)
    var topics: [Slug] = []
    for index in 0..<6 {
      let next = try #require(placement.next)
      topics += items.first { $0.id == next }?.topics ?? []
      placement.answer(next, isRight: index.isMultiple(of: 2))
    }
    #expect(Set(topics.prefix(3)).count == 3)
    #expect(Set(topics.suffix(3)).count == 3)
  }

  @Test func cutOffPlacementGoesOnWithTheSameQuestion() throws {
    var desk = StudyDesk()
    try desk.record(.begin(Placement.plan(seed: 7)), session: "p")
    var placement = Placement(items: items, seed: 7)
    for index in 0..<6 {
      let next = try #require(placement.next)
      if index == 2 {
        placement.skip(next)
        try desk.record(.skip(question: next), session: "p")
      } else {
        placement.answer(next, isRight: index.isMultiple(of: 2))
        try desk.answer(
          next.text, index.isMultiple(of: 2) ? .good : .again, mode: .place, session: "p",
          moves: false)
      }
    }
    let session = try #require(try desk.progress().history.openSession)
    let resumed = Placement(resuming: session, items: items)
    #expect(resumed.next == placement.next)
    #expect(abs(resumed.result.ability - placement.result.ability) < 1e-9)
  }

  private func difficulty(_ id: Slug) throws -> Double {
    try #require(items.first { $0.id == id }).difficulty
  }
}
