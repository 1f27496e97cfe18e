/// Draws the questions of one section for one form.
struct SectionDraw {
  let section: Blueprint.Section
  /// The questions that pass, in the order of chance, or as they were named.
  let pool: [Question]

  /// The questions; nil where the section cannot have what it wants.
  ///
  /// The next question is always one on a main topic that was drawn least so far, then of a level that
  /// was drawn least, then the first by chance.
  func chosen(except taken: Set<Slug>) -> [Question]? {
    var rest = pool.filter { !taken.contains($0.id) }
    let count: Int
    switch section.size {
    case .all: count = rest.count
    case .atMost(let most): count = min(most, rest.count)
    case .exactly(let wanted):
      guard rest.count >= wanted else { return nil }
      count = wanted
    }
    if !section.questions.isEmpty {
      let named = rest.prefix(count)
      guard let minutes = section.minutes else { return Array(named) }
      return named.reduce(0) { $0 + $1.minutes } <= minutes ? Array(named) : nil
    }
    var left = section.minutes ?? .max
    var chosen: [Question] = []
    var topics: [Slug: Int] = [:]
    var levels: [Level: Int] = [:]
    while chosen.count < count {
      let spare = reserve(count - chosen.count - 1, of: rest)
      let fitting = rest.indices.filter { index in
        rest[index].minutes <= left - spare(rest[index])
      }
      let best = fitting.min { one, other in
        cost(rest[one], one, topics, levels) < cost(rest[other], other, topics, levels)
      }
      guard let best else { break }
      let question = rest.remove(at: best)
      left -= section.minutes == nil ? 0 : question.minutes
      if let topic = question.topics.first { topics[topic, default: 0] += 1 }
      levels[question.level, default: 0] += 1
      chosen.append(question)
    }
    if case .exactly(let wanted) = section.size, chosen.count < wanted { return nil }
    return chosen.isEmpty ? nil : chosen
  }

  private func cost(
    _ question: Question, _ index: Int, _ topics: [Slug: Int], _ levels: [Level: Int]
  ) -> (Int, Int, Int) {
    let topic = question.topics.first.flatMap { topics[$0] } ?? 0
    return (topic, levels[question.level] ?? 0, index)
  }

  /// The minutes to keep for the questions after the next one, so that the count can be met.
  private func reserve(_ count: Int, of rest: [Question]) -> (Question) -> Int {
    guard case .exactly = section.size, section.minutes != nil, count > 0 else { return { _ in 0 } }
    let shortest = rest.map(\.minutes).sorted().prefix(count + 1)
    let sum = shortest.reduce(0, +)
    let last = shortest.last ?? 0
    // Without the next question itself, where it is one of the shortest.
    return { question in sum - (question.minutes <= last ? question.minutes : last) }
  }
}
