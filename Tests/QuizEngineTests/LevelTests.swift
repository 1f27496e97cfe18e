import QuizEngine
import Testing

@Suite struct LevelTests {
  @Test func ordersFromEasyToHard() {
    #expect(Level.allCases.sorted() == [.beginner, .intermediate, .advanced])
  }
}
