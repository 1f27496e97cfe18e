import QuizEngine
import Testing

@Suite struct CountingTests {
  @Test(arguments: [
    (0, "0 questions"), (1, "1 question"), (2, "2 questions"), (-1, "-1 questions"),
  ])
  func countsWithTheRightWord(number: Int, words: String) {
    #expect(number.counted("question") == words)
  }

  @Test func takesAnIrregularPlural() {
    #expect(1.counted("entry", "entries") == "1 entry")
    #expect(3.counted("entry", "entries") == "3 entries")
  }
}
