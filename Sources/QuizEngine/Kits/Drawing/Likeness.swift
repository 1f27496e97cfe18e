/// How far a question is from taking another's place in a form.
struct Likeness {
  /// How often each question stands in a form already.
  var uses: [Slug: Int] = [:]

  /// The cost of a question in another's place; 0 for one that is as good and new.
  ///
  /// Level and format weigh more than a question that stands in two forms, since forms must be fair
  /// before they are different; topics, minutes and kinds weigh less.
  func cost(of other: Question, for question: Question) -> Int {
    var cost = (uses[other.id] ?? 0) * 100
    cost += abs(other.level.rank - question.level.rank) * 10_000
    if other.format != question.format { cost += 5_000 }
    cost += abs(other.minutes - question.minutes) * 4
    cost += abs(other.points - question.points)
    if other.parts.map(\.kind) != question.parts.map(\.kind) { cost += 8 }
    let (own, others) = (Set(question.topics), Set(other.topics))
    let shared = own.intersection(others).count
    cost += 30 - 30 * shared / max(own.union(others).count, 1)
    if own.isEmpty || question.topics.first != other.topics.first { cost += 10 }
    return cost
  }

  /// The candidates among which the best partners of all questions are.
  func shortlist(_ pool: [Question], for questions: [Question]) -> [Question] {
    guard pool.count > questions.count * questions.count else { return pool }
    // No more than as many as there are questions can be better for one of them and taken.
    var kept: Set<Int> = []
    for question in questions {
      let nearest = pool.indices
        .map { (cost: cost(of: pool[$0], for: question), index: $0) }
        .sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }
      kept.formUnion(nearest.prefix(questions.count).map(\.index))
    }
    return kept.sorted().map { pool[$0] }
  }
}
