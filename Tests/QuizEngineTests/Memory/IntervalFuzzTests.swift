import QuizEngine
import Testing

@Suite struct IntervalFuzzTests {
  @Test(
    arguments: [
      (1, [1, 1, 1]), (2.49, [2, 2, 2]), (2.5, [2, 3, 4]), (7, [5, 7, 9]), (17, [14, 17, 20]),
      (37, [33, 37, 41]),
    ] as [(Double, [Int])])
  func picksAsAnkiDoes(interval: Double, days: [Int]) {
    let fuzz = IntervalFuzz(days: interval, passed: nil, maximum: 36500)
    #expect([0, 0.5, 0.99].map(fuzz.days) == days)
  }

  @Test func neverPassesTheMaximum() {
    for maximum in 1...60 {
      for interval in 1...80 {
        let fuzz = IntervalFuzz(days: Double(interval), passed: nil, maximum: maximum)
        #expect(fuzz.days(at: 1) <= maximum)
        #expect(1 <= fuzz.days(at: 0))
        #expect(fuzz.lower <= fuzz.upper)
      }
    }
  }

  @Test func neverFallsShortOfWhatWasPassed() {
    // Good after 4 days must not give 3, whatever the chance.
    for interval in 3...200 {
      for passed in 1...interval {
        let fuzz = IntervalFuzz(days: Double(interval), passed: passed, maximum: 36500)
        #expect(fuzz.lower > passed || interval == passed && fuzz.lower == passed)
      }
    }
  }

  @Test func passedReviewsNeverShrinkWhileTheModelGrows() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      var memory: Memory?
      var moment = Instant(milliseconds: 0)
      var last = 0
      for _ in 0..<8 {
        let next = Scheduler.study.review(memory, .good, at: moment, chance: generator.unit())
        let days = next.due.wholeDays(since: moment)
        #expect(days >= last)
        last = days
        moment = next.due
        memory = next
      }
    }
  }

  @Test func stepsAreNotFuzzed() {
    let moment = Instant(milliseconds: 0)
    for chance in [0, 0.5, 0.99] {
      let memory = Scheduler.reference.review(nil, .again, at: moment, chance: chance)
      #expect(memory.due == moment.advanced(by: .seconds(60)))
    }
  }
}
