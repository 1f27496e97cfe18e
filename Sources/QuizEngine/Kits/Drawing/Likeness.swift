/// How far a question is from taking another's place in a form.
struct Likeness {
  /// A question with what is compared for every pair.
  struct Candidate {
    let question: Question
    let kinds: [Part.Kind]
    let points: Int

    init(_ question: Question) {
      self.question = question
      kinds = question.parts.map(\.kind)
      points = question.points
    }
  }

  /// How often each question stands in a form already.
  var uses: [Slug: Int] = [:]

  /// The candidates among which the best partners of all questions are, and what each would cost.
  func costs(
    of pool: [Question], for questions: [Question]
  ) -> (candidates: [Question], costs: [[Int]]) {
    let candidates = pool.map { Candidate($0) }
    let used = pool.map { (uses[$0.id] ?? 0) * 100 }
    let costs = questions.map { question -> [Int] in
      let question = Candidate(question)
      return candidates.indices.map { used[$0] + Self.cost(of: candidates[$0], for: question) }
    }
    guard pool.count > questions.count * questions.count else { return (pool, costs) }
    // No more than as many as there are questions can be better for one of them and taken.
    var kept: Set<Int> = []
    for row in costs {
      let nearest = row.indices.sorted { (row[$0], $0) < (row[$1], $1) }
      kept.formUnion(nearest.prefix(questions.count))
    }
    let columns = kept.sorted()
    return (columns.map { pool[$0] }, costs.map { row in columns.map { row[$0] } })
  }

  /// The cost of a question in another's place; 0 for one that is as good.
  ///
  /// Level and format weigh more than a question that stands in two forms, since forms must be fair
  /// before they are different; topics, minutes and kinds weigh less.
  private static func cost(of other: Candidate, for question: Candidate) -> Int {
    let (one, two) = (question.question, other.question)
    var cost = abs(two.level.rank - one.level.rank) * 10_000
    if two.format != one.format { cost += 5_000 }
    cost += abs(two.minutes - one.minutes) * 4
    cost += abs(other.points - question.points)
    if other.kinds != question.kinds { cost += 8 }
    // Few topics are compared sooner one by one than by hashing.
    let shared = one.topics.count { two.topics.contains($0) }
    cost += 30 - 30 * shared / max(one.topics.count + two.topics.count - shared, 1)
    if one.topics.first != two.topics.first { cost += 10 }
    return cost
  }
}
