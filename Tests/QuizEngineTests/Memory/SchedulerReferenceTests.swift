import QuizEngine
import Testing

/// Compares the scheduler with the reference, py-fsrs 6.3.2.
@Suite struct SchedulerReferenceTests {
  private static let tolerance = 1e-4

  @Test func fixtureIsWhole() throws {
    #expect(try ReferenceSequence.all().count == 120)
  }

  @Test func equalsTheReferenceOnEverySequence() throws {
    var largest = 0.0
    for sequence in try ReferenceSequence.all() {
      var memory: Memory?
      for (index, review) in sequence.reviews.enumerated() {
        let place: Comment = "\(sequence.name), review \(index)"
        let before = sequence.scheduler.retrievability(of: memory, at: review.moment)
        let next = sequence.scheduler.review(memory, review.rating, at: review.moment)
        let errors = [
          abs(before - review.retrievabilityBefore), abs(next.stability - review.stability),
          abs(next.difficulty - review.difficulty),
        ]
        largest = max(largest, errors.max() ?? 0)
        try #require(errors.allSatisfy { $0 <= Self.tolerance }, place)
        try #require(next.phase == review.phase, place)
        try #require(abs(next.due.seconds(since: review.due)) < 1, place)
        memory = next
      }
    }
    #expect(largest < 1e-9, "far below what is asked for")
  }

  @Test func intervalsOfReviewsThatAreAllOnTime() {
    let ratings: [Rating] = [
      .good, .good, .good, .good, .good, .good, .again, .again, .good, .good, .good, .good, .good,
    ]
    var memory: Memory?
    var moment = Instant(milliseconds: 1_669_725_000_000)
    let days = ratings.map { rating in
      let next = Scheduler.reference.review(memory, rating, at: moment)
      let days = next.due.wholeDays(since: moment)
      memory = next
      moment = next.due
      return days
    }
    #expect(days == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  }

  @Test func memoryAfterASequenceOfTheReference() throws {
    let memory = try #require(Self.sequence(Scheduler.reference))
    #expect(abs(memory.stability - 53.62691) < Self.tolerance)
    #expect(abs(memory.difficulty - 6.3574867) < Self.tolerance)
  }

  @Test func memoryWithoutTheGainWithinADay() throws {
    var weights = MemoryWeights.standard.values
    weights[17] = 0
    weights[18] = 0
    weights[19] = 0
    let scheduler = try Scheduler(weights: MemoryWeights(weights))
    let memory = try #require(Self.sequence(scheduler))
    #expect(abs(memory.stability - 53.335106) < Self.tolerance)
  }

  private static func sequence(_ scheduler: Scheduler) -> Memory? {
    let reviews: [(Rating, Int)] = [
      (.again, 0), (.good, 0), (.good, 1), (.good, 3), (.good, 8), (.good, 21),
    ]
    var memory: Memory?
    var moment = Instant(milliseconds: 1_669_725_000_000)
    for (rating, days) in reviews {
      moment = moment.advanced(byDays: days)
      memory = scheduler.review(memory, rating, at: moment)
    }
    return memory
  }
}
