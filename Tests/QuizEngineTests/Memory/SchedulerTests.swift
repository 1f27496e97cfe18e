import QuizEngine
import Testing

@Suite struct SchedulerTests {
  private let start = Instant(milliseconds: 1_700_000_000_000)

  @Test(arguments: [
    (Rating.again, 0.212, 6.4133), (.hard, 1.2931, 5.11217071), (.good, 2.3065, 2.11810397),
    (.easy, 8.2956, 1),
  ])
  func firstReview(rating: Rating, stability: Double, difficulty: Double) {
    let memory = Scheduler.reference.review(nil, rating, at: start)
    #expect(memory.stability == stability)
    #expect(abs(memory.difficulty - difficulty) < 1e-7)
  }

  @Test(arguments: [
    (0.1, 3_116_769), (0.2, 34793), (0.3, 2508), (0.4, 387), (0.5, 90), (0.6, 27), (0.7, 9),
    (0.8, 3), (0.9, 1), (1, 1),
  ])
  func intervalOfARetention(retention: Double, days: Int) throws {
    let scheduler = try Scheduler(desiredRetention: retention, maximumInterval: 10_000_000)
    #expect(scheduler.interval(stability: 1) == days)
  }

  @Test(arguments: [(2.5, 2), (3.5, 4), (4.5, 4), (0.2, 1), (99.4, 99), (1e9, 100)])
  func intervalsAreRoundedHalfToEvenAndLimited(stability: Double, days: Int) throws {
    // At a retention of 90 % the interval is the stability, but for the last binary digits.
    let scheduler = try Scheduler(maximumInterval: 100)
    let exact = scheduler.model.interval(stability: stability, retention: 0.9)
    #expect(abs(exact - stability) < stability * 1e-12)
    #expect(abs(scheduler.interval(stability: stability) - days) <= (exact == stability ? 0 : 1))
  }

  @Test func easyWithinADayBringsTheLeastDifficulty() {
    var memory: Memory?
    for _ in 0..<10 { memory = Scheduler.reference.review(memory, .easy, at: start) }
    #expect(memory?.difficulty == 1)
  }

  @Test func thousandLapsesLeaveTheLeastStability() {
    var memory: Memory?
    var moment = start
    for _ in 0..<1000 {
      let next = Scheduler.reference.review(memory, .again, at: moment)
      #expect(next.stability >= MemoryModel.minimumStability)
      moment = next.due.advanced(byDays: 1)
      memory = next
    }
  }

  @Test func clockThatGoesBackwardCountsAsNoTime() {
    let memory = Scheduler.reference.review(nil, .easy, at: start)
    let earlier = Instant(milliseconds: start.milliseconds - 40 * Instant.millisecondsPerDay)
    let back = Scheduler.reference.review(memory, .good, at: earlier)
    let still = Scheduler.reference.review(memory, .good, at: start)
    #expect(back.stability == still.stability)
    #expect(back.stability >= memory.stability)
    #expect(Scheduler.reference.retrievability(of: memory, at: earlier) == 1)
    #expect(Scheduler.reference.review(memory, .good, at: start, elapsedDays: -3) == still)
  }

  @Test func studyDaysMayCountInsteadOfHours() {
    let memory = Scheduler.study.review(nil, .good, at: start)
    let nextMorning = start.advanced(by: .seconds(18 * 3600))
    let byHours = Scheduler.study.review(memory, .good, at: nextMorning)
    let byDays = Scheduler.study.review(memory, .good, at: nextMorning, elapsedDays: 1)
    #expect(byDays.stability > byHours.stability)
  }

  @Test func neverReviewedIsNotRemembered() {
    #expect(Scheduler.reference.retrievability(of: nil, at: start) == 0)
  }

  @Test func stepsThatWereTakenAwayEndTheLearning() throws {
    let many = try Scheduler(learningSteps: [.seconds(60), .seconds(120), .seconds(180)])
    let few = try Scheduler(learningSteps: [.seconds(60)])
    var memory = many.review(nil, .good, at: start)
    memory = many.review(memory, .good, at: start)
    #expect(memory.phase == .learning(step: 2))
    #expect(few.review(memory, .hard, at: start).phase == .review)
    #expect(few.review(memory, .again, at: start).phase == .learning(step: 0))
  }

  @Test func outlookShowsWhatEachRatingBrings() {
    let outlook = Scheduler.study.outlook(nil, at: start)
    #expect(outlook.count == 4)
    #expect(outlook[.again]?.due == start.advanced(by: .seconds(600)))
    #expect(outlook[.good]?.due == start.advanced(byDays: 2))
    #expect(outlook[.easy]?.due == start.advanced(byDays: 8))
  }
}

@Suite struct SchedulerFaultTests {
  @Test(arguments: [0, -0.1, 1.01, .nan, .infinity])
  func refusesARetention(retention: Double) {
    #expect(throws: SchedulerFault.self) { try Scheduler(desiredRetention: retention) }
  }

  @Test func refusesOtherSettings() {
    #expect(throws: SchedulerFault.maximumInterval(0)) { try Scheduler(maximumInterval: 0) }
    #expect(throws: SchedulerFault.step(.zero)) { try Scheduler(learningSteps: [.zero]) }
    #expect(throws: SchedulerFault.step(.seconds(-1))) {
      try Scheduler(relearningSteps: [.seconds(-1)])
    }
  }

  @Test func refusesWeights() throws {
    #expect(throws: MemoryWeights.Fault.count(19)) {
      try MemoryWeights(Array(MemoryWeights.standard.values.prefix(19)))
    }
    for index in MemoryWeights.bounds.indices {
      let bounds = MemoryWeights.bounds[index]
      for value in [bounds.lowerBound - 0.001, bounds.upperBound + 0.001, .nan] {
        var values = MemoryWeights.standard.values
        values[index] = value
        #expect(throws: MemoryWeights.Fault.self) { try MemoryWeights(values) }
      }
      for value in [bounds.lowerBound, bounds.upperBound] {
        var values = MemoryWeights.standard.values
        values[index] = value
        #expect(try MemoryWeights(values)[index] == value)
      }
    }
  }
}
