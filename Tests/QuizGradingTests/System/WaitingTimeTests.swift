import Testing

@testable import QuizEngine

@Suite struct WaitingTimeTests {
  /// Seconds that were waited in all, each time that somebody asks.
  private func waiting(_ seconds: [Double], limit: Double) -> WaitingTime {
    var rest = seconds[...]
    return WaitingTime(most: limit) { rest.popFirst() ?? seconds.last ?? 0 }
  }

  @Test func grantsWhatWasWaited() {
    var waiting = waiting([2, 3.5, 3.5], limit: 5)
    let first = waiting.grant()
    #expect(first)
    #expect(waiting.grantedSinceReport == 2)
    let second = waiting.grant()
    #expect(second)
    #expect(waiting.grantedSinceReport == 3.5)
    let third = waiting.grant()
    #expect(!third)
    #expect(waiting.granted == 3.5)
  }

  @Test func grantsNothingToAProgramThatHadItsProcessor() {
    var waiting = waiting([0.01], limit: 5)
    let only = waiting.grant()
    #expect(!only)
    #expect(waiting.granted == 0)
  }

  @Test func grantsThreeTimesTheLimitAtMost() {
    var waiting = waiting([100, 200], limit: 5)
    let first = waiting.grant()
    #expect(first)
    #expect(waiting.grantedSinceReport == 15)
    let second = waiting.grant()
    #expect(!second)
  }

  @Test func beginsAnewWithEachReport() {
    var waiting = waiting([100, 103], limit: 5)
    let first = waiting.grant()
    #expect(first)
    waiting.reported()
    #expect(waiting.grantedSinceReport == 0)
    let second = waiting.grant()
    #expect(second)
    #expect(waiting.grantedSinceReport == 3)
    #expect(waiting.granted == 18)
  }
}
