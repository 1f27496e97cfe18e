extension Scheduler {
  /// The memory after a review.
  ///
  /// - Parameters:
  ///   - memory: what was in memory before; nothing for something new.
  ///   - elapsedDays: the days since the last review, where they are counted by study days; by
  ///     default whole days of 24 hours. A clock that went backward counts as no time.
  ///   - chance: a number from 0 up to 1 that places the due date within the fuzz; nil for none.
  public func review(
    _ memory: Memory?, _ rating: Rating, at moment: Instant, elapsedDays: Int? = nil,
    chance: Double? = nil
  ) -> Memory {
    let elapsed = max(0, elapsedDays ?? memory.map { moment.wholeDays(since: $0.lastReview) } ?? 0)
    var next = learned(memory, rating, at: moment, elapsedDays: elapsed)
    let (phase, step) = advance(memory?.phase ?? .learning(step: 0), rating)
    next.phase = phase
    switch step {
    case .some(let wait): next.due = moment.advanced(by: wait)
    case nil:
      var days = interval(stability: next.stability)
      if let chance {
        let passed = rating.isPass ? memory.flatMap { passedDays($0, elapsed: elapsed) } : nil
        days = IntervalFuzz(days: Double(days), passed: passed, maximum: maximumInterval)
          .days(at: chance)
      }
      next.due = moment.advanced(byDays: days)
    }
    return next
  }

  /// What each rating would make of a memory, for showing beforehand.
  public func outlook(
    _ memory: Memory?, at moment: Instant, elapsedDays: Int? = nil, chance: Double? = nil
  ) -> [Rating: Memory] {
    Dictionary(
      uniqueKeysWithValues: Rating.allCases.map {
        ($0, review(memory, $0, at: moment, elapsedDays: elapsedDays, chance: chance))
      })
  }
}

extension Scheduler {
  /// Stability and difficulty after a review; the phase and the due date are yet to be set.
  private func learned(
    _ memory: Memory?, _ rating: Rating, at moment: Instant, elapsedDays: Int
  ) -> Memory {
    guard var next = memory else {
      return Memory(
        phase: .learning(step: 0), stability: model.initialStability(rating),
        difficulty: model.initialDifficulty(rating), lastReview: moment, due: moment)
    }
    // The stability comes first, as it rests on the difficulty before this review.
    next.stability = model.nextStability(
      next.stability, difficulty: next.difficulty, afterDays: elapsedDays, rating)
    next.difficulty = model.nextDifficulty(next.difficulty, rating)
    next.lastReview = moment
    return next
  }

  /// The days that a known thing was remembered for, which fuzz must not undercut.
  private func passedDays(_ memory: Memory, elapsed: Int) -> Int? {
    guard memory.phase == .review else { return nil }
    return max(elapsed, memory.due.wholeDays(since: memory.lastReview))
  }

  /// The phase after a review, and the wait where it is a step; no wait means days.
  private func advance(_ phase: Memory.Phase, _ rating: Rating) -> (Memory.Phase, Duration?) {
    switch phase {
    case .review:
      guard rating == .again, let first = relearningSteps.first else { return (.review, nil) }
      return (.relearning(step: 0), first)
    case .learning(let step):
      guard let (next, wait) = climb(learningSteps, from: step, rating) else {
        return (.review, nil)
      }
      return (.learning(step: next), wait)
    case .relearning(let step):
      guard let (next, wait) = climb(relearningSteps, from: step, rating) else {
        return (.review, nil)
      }
      return (.relearning(step: next), wait)
    }
  }

  /// The next step and its wait; nothing behind the last one.
  private func climb(
    _ steps: [Duration], from step: Int, _ rating: Rating
  ) -> (step: Int, wait: Duration)? {
    guard let first = steps.first else { return nil }
    // There may have been more steps when the step was taken.
    if step >= steps.count, rating.isPass { return nil }
    switch rating {
    case .again: return (0, first)
    case .hard where step == 0: return (0, steps.count == 1 ? first * 1.5 : (first + steps[1]) / 2)
    case .hard: return (step, steps[step])
    case .good: return step + 1 < steps.count ? (step + 1, steps[step + 1]) : nil
    case .easy: return nil
    }
  }
}
