import QuizEngine

/// The question that tells most about a candidate, one after another.
struct PlacementSource: QuestionSource {
  private(set) var placement: Placement
  let bank: Bank

  init(placement: Placement, bank: Bank) {
    self.placement = placement
    self.bank = bank
  }

  var count: Int? { nil }

  mutating func next() -> Question? {
    guard !placement.isDone else { return nil }
    return placement.next.flatMap { bank[$0] }
  }

  mutating func take(_ result: QuestionResult, rating: Rating?) {
    if let rating, !result.isSkipped {
      placement.answer(result.question.id, isRight: rating.isPass)
    } else {
      placement.skip(result.question.id)
    }
  }
}
