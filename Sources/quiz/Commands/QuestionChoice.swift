import QuizEngine

/// Picks questions for a session.
enum QuestionChoice {
  /// In which order questions come.
  enum Order {
    /// As they stand in the bank, or as they were named.
    case bank
    /// Drawn by a seed.
    case seed(UInt64)
  }

  /// The questions that fit the count and the minutes that were asked for.
  static func chosen(
    from questions: [Question], filters: FilterValues, ordered order: Order
  ) -> [Question] {
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
      guard question.minutes <= left else { return false }
      left -= question.minutes
      return true
    }
  }
}
