import QuizEngine
import Testing

@Suite struct StreakTests {
  /// Days before today on which something was answered.
  @Test(
    arguments: [
      ([], 0, 0, false), ([0], 1, 1, true), ([1], 1, 1, false), ([2], 0, 1, false),
      ([0, 1, 2, 5, 6, 7, 8], 3, 4, true), ([1, 2, 3], 3, 3, false), ([-3, -2, 0], 1, 2, true),
    ] as [([Int], Int, Int, Bool)])
  func counts(back: [Int], current: Int, longest: Int, includesToday: Bool) {
    let today = CivilDate.on("2026-03-01")
    let streak = Streak(days: Set(back.map { today.advanced(by: -$0) }), today: today)
    #expect(streak.current == current)
    #expect(streak.longest == longest)
    #expect(streak.includesToday == includesToday)
  }
}
