import QuizEngine

/// Picks questions for a list or a watch.
enum QuestionChoice {
  /// In which order questions come.
  enum Order {
    /// As they stand in the bank, or as they were named.
    case bank
    /// Drawn by a seed.
    case seed(UInt64)
  }

  /// The questions that fit the count and the minutes that were asked for.
  static func chosen<Item>(
    from questions: [Item], minutes time: (Item) -> Int, filters: FilterValues,
    ordered order: Order
  ) -> [Item] {
    var ordered = questions
    // Questions that were named come as they were named.
    if case .seed(let seed) = order, filters.questions.isEmpty {
      var generator = SeededGenerator(seed: seed)
      ordered = generator.shuffled(questions)
    }
    if let count = filters.count { ordered = Array(ordered.prefix(count)) }
    guard let minutes = filters.minutes else { return ordered }
    var left = minutes
    return ordered.filter { question in
      guard time(question) <= left else { return false }
      left -= time(question)
      return true
    }
  }
}
